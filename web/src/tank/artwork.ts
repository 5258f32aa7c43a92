// Written by scripts/web_artwork.py; do not edit.

/** The side of a square in the drawing's own units. */
export const CELL = 40;

/** Kinds with a drawing of their own. */
export const DRAWN: readonly string[] = ["CLT", "LT", "MT", "HT", "TD", "HM", "M", "ST", "UT", "TH", "A", "HW", "AC", "B", "HB", "AO"];

/** Whose drawing is lent to a kind without one. */
export const PLAIN = { vehicle: "MT", giant: "M" } as const;

/** Where the symbol of a vehicle goes behind its middle, and its size. */
export const BADGES: Readonly<Record<string, readonly [number, number]>> = {
  "CLT": [1.6, 0.92],
  "LT": [1.6, 0.92],
  "MT": [1.4, 1],
  "HT": [1.4, 1.14],
  "TD": [5, 0.98],
  "HM": [6.2, 0.92],
  "ST": [1.4, 1.16],
  "UT": [2, 1.36],
  "TH": [4.2, 0.84],
  "A": [1.6, 0.88],
  "HW": [4, 0.88],
  "AC": [2, 0.8],
  "B": [3.4, 0.84],
  "HB": [4, 1.02],
  "AO": [1.4, 0.62],
};

/** Which way wrecks lie. */
export const TIPPED: readonly number[] = [22, -28, 67, 112, -68, 158, 200, -112];

/** How far a Monster and the wreck it stands on are moved apart. */
export const ASIDE = 12;

/** Where a carried flag stands, from the middle of its square, and its size. */
export const CARRIED = { x: 11, y: -9, size: 0.74 } as const;

/** Contour lines of a board of 16 squares; they mean nothing in play. */
export const CONTOURS =
  'M212 227Q214 230 214 234Q213 238 211 241Q208 244 205 246Q202 248 199 248Q195 249 192 249Q189 248 186 247Q183 245 ' +
  '182 243Q180 241 178 238Q177 236 175 233Q173 230 172 227Q171 223 172 219Q173 215 177 212Q180 210 185 211Q189 212 192 ' +
  '214Q195 216 197 217Q199 218 202 219Q204 220 207 222Q211 224 212 227ZM253 220Q257 230 255 242Q253 253 247 262Q240 ' +
  '271 231 277Q223 283 212 286Q202 289 192 287Q182 285 175 279Q167 273 162 266Q157 260 152 253Q146 247 140 239Q133 230 ' +
  '130 218Q126 206 130 194Q135 182 146 177Q158 172 170 174Q183 177 191 182Q200 187 207 190Q213 193 222 196Q231 198 239 ' +
  '204Q248 210 253 220ZM291 213Q297 230 294 248Q291 267 282 282Q273 298 259 310Q245 322 227 327Q210 331 193 326Q176 ' +
  '321 164 310Q153 298 145 288Q136 277 126 268Q116 258 103 244Q90 230 85 210Q79 189 88 170Q97 151 117 143Q137 136 157 ' +
  '140Q177 144 191 151Q205 158 217 161Q230 165 244 170Q259 174 272 185Q285 196 291 213ZM327 207Q334 230 331 255Q329 ' +
  '280 318 304Q308 327 288 346Q269 364 243 369Q217 374 194 364Q170 354 155 337Q140 321 128 307Q116 294 99 282Q82 270 ' +
  '63 250Q44 230 37 201Q31 172 46 146Q62 121 90 112Q118 103 145 108Q171 112 191 119Q210 126 229 130Q248 134 268 ' +
  '142Q288 150 304 167Q320 184 327 207ZM359 202Q367 230 367 262Q367 294 356 327Q345 359 320 383Q294 407 259 412Q225 ' +
  '416 195 400Q165 384 147 362Q128 341 112 326Q95 312 70 298Q45 284 20 257Q-5 230 -10 193Q-15 155 7 124Q29 94 65 ' +
  '83Q101 72 133 75Q165 79 191 84Q217 90 242 95Q267 101 291 114Q315 127 333 150Q351 173 359 202ZM389 197Q401 230 405 ' +
  '270Q409 309 398 351Q386 393 353 423Q320 452 276 453Q231 454 196 431Q161 409 139 385Q117 361 94 346Q71 332 37 315Q4 ' +
  '299 -25 265Q-55 230 -56 185Q-58 139 -29 104Q-0 69 41 55Q83 42 121 42Q159 42 191 46Q224 50 255 58Q286 67 313 87Q340 ' +
  '106 359 134Q378 163 389 197ZM485 431Q485 435 484 439Q482 443 479 445Q475 448 472 448Q469 449 466 450Q464 451 460 ' +
  '453Q457 454 453 455Q449 456 444 455Q440 453 438 449Q436 444 437 440Q438 435 441 432Q443 429 446 427Q448 424 450 ' +
  '422Q452 419 455 417Q457 415 461 415Q465 414 468 415Q472 416 475 418Q479 420 481 424Q484 427 485 431ZM534 422Q537 ' +
  '435 531 447Q524 458 513 464Q503 470 493 473Q484 475 476 479Q469 483 460 489Q450 496 437 498Q423 501 411 494Q398 488 ' +
  '394 474Q389 461 392 448Q396 435 402 426Q408 416 414 408Q419 400 426 393Q432 386 441 381Q450 376 461 375Q472 374 482 ' +
  '377Q493 379 504 385Q515 390 523 400Q532 409 534 422ZM587 413Q589 435 576 454Q564 473 545 482Q527 491 512 495Q498 ' +
  '500 487 509Q475 518 459 529Q442 541 420 543Q397 546 378 533Q359 520 353 499Q346 477 350 456Q354 435 362 419Q369 402 ' +
  '379 388Q388 374 400 363Q413 352 428 346Q444 340 461 340Q478 339 496 341Q514 343 534 350Q553 358 569 374Q584 390 587 ' +
  '413ZM639 403Q639 435 619 460Q599 485 574 497Q549 509 531 518Q514 527 498 542Q482 557 458 573Q434 588 403 589Q372 ' +
  '589 348 570Q324 550 314 521Q305 492 307 464Q310 435 318 411Q327 386 341 366Q355 346 374 333Q394 320 416 314Q439 309 ' +
  '461 307Q484 305 510 305Q536 305 565 314Q595 323 617 347Q639 370 639 403ZM689 393Q685 435 657 466Q630 497 600 ' +
  '512Q571 528 551 543Q531 557 511 579Q490 601 458 618Q425 636 387 632Q349 628 320 603Q291 578 278 542Q264 507 263 ' +
  '471Q261 435 271 402Q280 369 301 344Q321 318 350 305Q378 291 406 287Q434 282 462 277Q490 272 525 268Q560 264 600 ' +
  '274Q640 285 667 318Q693 351 689 393ZM735 384Q725 435 692 471Q658 507 627 528Q596 549 574 571Q552 593 525 620Q498 ' +
  '647 458 663Q418 680 374 671Q329 663 295 633Q261 603 240 563Q220 523 214 479Q207 435 219 393Q231 352 261 322Q291 293 ' +
  '328 280Q364 268 397 262Q429 257 463 246Q496 235 541 226Q587 217 637 231Q687 245 716 289Q744 332 735 384ZM567 61Q567 ' +
  '64 566 67Q565 69 563 71Q561 73 559 74Q557 75 555 76Q553 77 550 76Q548 76 546 75Q544 74 543 73Q541 72 539 70Q537 69 ' +
  '536 66Q534 64 534 61Q534 58 536 56Q538 53 541 53Q544 52 546 53Q549 53 550 54Q552 54 554 54Q556 54 559 54Q561 55 564 ' +
  '57Q566 58 567 61ZM598 56Q599 64 596 72Q593 80 588 85Q583 91 577 95Q571 99 564 101Q557 103 551 101Q544 100 539 ' +
  '97Q533 94 528 91Q523 87 517 83Q511 78 506 71Q501 64 500 55Q500 46 506 39Q513 32 522 31Q530 30 538 31Q545 33 550 ' +
  '34Q556 34 562 34Q568 33 576 35Q584 36 590 42Q596 47 598 56ZM628 50Q630 64 626 77Q621 90 614 100Q606 111 596 118Q585 ' +
  '125 574 127Q562 129 551 126Q540 123 531 117Q523 112 514 107Q505 102 494 96Q483 89 474 76Q465 64 466 49Q466 33 478 ' +
  '23Q489 12 503 10Q518 8 530 11Q541 13 550 13Q559 13 570 12Q581 11 594 14Q607 17 616 27Q626 37 628 50ZM656 45Q659 64 ' +
  '655 82Q650 100 640 116Q630 131 615 141Q601 151 584 153Q566 155 551 149Q536 143 525 136Q513 129 499 124Q486 118 470 ' +
  '109Q453 99 441 82Q429 64 431 43Q433 21 450 7Q466 -7 486 -9Q507 -12 522 -10Q538 -8 551 -9Q563 -10 579 -11Q595 -13 ' +
  '612 -7Q629 -2 641 12Q653 27 656 45ZM683 41Q688 64 684 88Q680 111 668 132Q656 153 636 165Q616 178 593 179Q571 179 ' +
  '552 171Q533 162 518 154Q503 146 485 140Q467 134 444 122Q422 111 407 87Q392 64 396 37Q401 10 423 -8Q445 -25 470 ' +
  '-28Q495 -31 515 -31Q534 -30 551 -32Q568 -34 588 -35Q608 -37 630 -28Q651 -20 665 -1Q679 17 683 41ZM710 36Q716 64 714 ' +
  '93Q711 123 697 149Q683 175 657 190Q632 205 603 203Q575 202 552 191Q530 180 512 171Q493 163 470 157Q446 152 417 ' +
  '137Q389 123 372 93Q355 64 362 31Q370 -2 398 -21Q425 -41 454 -46Q484 -51 507 -52Q530 -53 551 -57Q572 -61 597 -61Q622 ' +
  '-60 646 -49Q671 -37 687 -14Q703 8 710 36ZM51 587Q53 589 53 592Q53 594 52 596Q50 599 48 600Q45 601 43 601Q40 601 38 ' +
  '600Q36 600 35 599Q33 599 31 597Q30 596 29 594Q28 593 27 591Q26 589 26 586Q26 584 26 582Q27 579 29 577Q30 575 33 ' +
  '575Q36 575 38 576Q40 578 42 579Q43 581 44 582Q46 583 47 584Q49 585 51 587ZM77 583Q82 589 82 597Q83 605 78 611Q73 ' +
  '618 66 621Q59 624 52 624Q45 625 39 624Q32 624 27 621Q21 619 17 615Q12 611 10 605Q7 600 4 595Q2 589 1 582Q-1 575 1 ' +
  '567Q2 559 8 553Q14 547 23 547Q31 547 38 552Q44 556 48 561Q52 565 56 568Q60 570 66 573Q72 577 77 583ZM104 578Q111 ' +
  '589 111 602Q111 615 103 626Q95 636 83 641Q72 647 61 649Q49 651 39 650Q28 649 19 644Q9 639 3 632Q-4 624 -8 616Q-13 ' +
  '607 -17 598Q-22 589 -25 577Q-28 565 -26 551Q-23 537 -12 528Q-2 520 12 520Q26 521 37 528Q48 536 54 543Q61 549 69 ' +
  '553Q76 557 86 563Q96 568 104 578ZM130 574Q140 589 139 607Q137 625 127 639Q116 654 101 662Q86 671 70 674Q54 678 39 ' +
  '676Q23 674 11 667Q-2 659 -10 648Q-19 637 -25 626Q-31 614 -39 602Q-46 589 -52 571Q-57 554 -53 535Q-49 515 -33 ' +
  '504Q-17 492 2 494Q22 496 37 506Q51 516 61 525Q70 533 82 538Q93 543 107 551Q121 559 130 574ZM157 569Q168 589 165 ' +
  '611Q163 634 149 652Q136 671 118 683Q100 695 80 701Q59 707 39 704Q19 701 3 689Q-13 678 -23 663Q-33 648 -41 635Q-50 ' +
  '621 -61 605Q-72 589 -80 566Q-88 543 -82 518Q-75 493 -54 480Q-33 466 -7 469Q18 473 36 485Q55 497 67 507Q80 516 96 ' +
  '522Q111 528 129 539Q146 550 157 569ZM182 565Q194 589 190 616Q187 643 172 666Q157 688 136 705Q115 721 90 729Q64 737 ' +
  '39 732Q14 727 -4 711Q-23 695 -34 677Q-45 659 -57 643Q-68 628 -84 608Q-99 589 -109 560Q-119 531 -111 501Q-102 471 ' +
  '-74 456Q-47 441 -16 446Q14 451 36 465Q58 478 74 488Q91 498 111 505Q130 512 151 526Q171 540 182 565Z';

/** The figures of each kind, as SVG. */
export const FIGURES: Readonly<Record<string, string>> = {
  "CLT":
  '<g id="tc-shape-clt"><path d="M4.98 -14.5L8.3 -9.5L8.3 13L6.3 15L-6.3 15L-8.3 13L-8.3 -9.5L-4.98 -14.5Z"/><rect ' +
  'x="-11.5" y="-13.5" width="23" height="27" rx="2"/><path d="M8 12.5L14 19.5" stroke-width="6"/><rect x="-1.7" ' +
  'y="-19.5" width="3.4" height="19.5"/></g><g id="tc-live-clt"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><path d="M8 12.5L14 19.5" fill="none" stroke-width="2.4" stroke-linecap="round"/><rect ' +
  'x="-11.5" y="-13.5" width="4.6" height="27" rx="2" fill="var(--tc-track)"/><path d="M-9.2 -11.5V12" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="3.2" stroke-dasharray="1.1 2"/><rect x="6.9" y="-13.5" width="4.6" ' +
  'height="27" rx="2" fill="var(--tc-track)"/><path d="M9.2 -11.5V12" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="3.2" stroke-dasharray="1.1 2"/><path d="M4.98 -14.5L8.3 -9.5L8.3 13L6.3 15L-6.3 15L-8.3 13L-8.3 ' +
  '-9.5L-4.98 -14.5Z" fill="var(--tc-hull)"/><path d="M4.98 -14.5L8.3 -9.5L8.3 -6.5L-8.3 -6.5L-8.3 -9.5L-4.98 -14.5Z" ' +
  'fill="var(--tc-nose)"/><rect x="-6.5" y="8" width="13" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-4.5 10H4.5M-4.5 12H4.5M-4.5 14H4.5" stroke-width="0.7" stroke-opacity="0.7"/><rect ' +
  'x="-1.6" y="-19.5" width="3.2" height="19.5" rx="0.8" fill="var(--tc-turret)"/><path d="M0 -7.8A9.4 9.4 0 0 1 0 ' +
  '11A9.4 9.4 0 0 1 0 -7.8Z" fill="var(--tc-turret)"/></g></g><g id="tc-badge-clt"><path d="M0 ' +
  '7V-.4M-5.8-6.4L0-.4L5.8-6.4" fill="none" stroke="var(--tc-badge)" stroke-width="2.3" ' +
  'stroke-linejoin="round"/></g><g id="tc-wreck-clt"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><rect x="-11.5" y="-13.5" width="4.6" height="27" rx="2" fill="var(--tc-track)"/><path ' +
  'd="M-9.2 -11.5V12" fill="none" stroke="var(--tc-tread)" stroke-width="3.2" stroke-dasharray="1.1 2"/><rect x="6.9" ' +
  'y="-13.5" width="4.6" height="27" rx="2" fill="var(--tc-track)"/><path d="M9.2 -11.5V12" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="3.2" stroke-dasharray="1.1 2"/><path d="M4.98 -14.5L8.3 -9.5L8.3 13L6.3 ' +
  '15L-6.3 15L-8.3 13L-8.3 -9.5L-4.98 -14.5Z" fill="var(--tc-hull)"/><rect x="-6.5" y="8" width="13" height="6.4" ' +
  'rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-4.5 10H4.5M-4.5 12H4.5M-4.5 14H4.5" stroke-width="0.7" ' +
  'stroke-opacity="0.7"/><path d="M-3 -13.5l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" ' +
  'stroke-width="1.6"/><path d="M0 -7.8A9.4 9.4 0 0 1 0 11A9.4 9.4 0 0 1 0 -7.8Z" fill="var(--tc-map-soot)" ' +
  'fill-opacity="0.55" stroke="none"/><path d="M0 -7.8A9.4 9.4 0 0 1 0 11A9.4 9.4 0 0 1 0 -7.8Z" ' +
  'fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-11.5 11q5-7 9-2q5 4 1 7q-7 ' +
  '3-10-5ZM11.5-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g ' +
  'transform="translate(2 1.6)scale(0.8)"><use href="#tc-badge-clt"/></g></g>',
  "LT":
  '<g id="tc-shape-lt"><path d="M4.98 -14.5L8.3 -9.5L8.3 13L6.3 15L-6.3 15L-8.3 13L-8.3 -9.5L-4.98 -14.5Z"/><rect ' +
  'x="-11.5" y="-13.5" width="23" height="27" rx="2"/><rect x="-1.7" y="-19.5" width="3.4" height="19.5"/></g><g ' +
  'id="tc-live-lt"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-11.5" y="-13.5" ' +
  'width="4.6" height="27" rx="2" fill="var(--tc-track)"/><path d="M-9.2 -11.5V12" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="3.2" stroke-dasharray="1.1 2"/><rect x="6.9" y="-13.5" width="4.6" ' +
  'height="27" rx="2" fill="var(--tc-track)"/><path d="M9.2 -11.5V12" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="3.2" stroke-dasharray="1.1 2"/><path d="M4.98 -14.5L8.3 -9.5L8.3 13L6.3 15L-6.3 15L-8.3 13L-8.3 ' +
  '-9.5L-4.98 -14.5Z" fill="var(--tc-hull)"/><path d="M4.98 -14.5L8.3 -9.5L8.3 -6.5L-8.3 -6.5L-8.3 -9.5L-4.98 -14.5Z" ' +
  'fill="var(--tc-nose)"/><rect x="-6.5" y="8" width="13" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-4.5 10H4.5M-4.5 12H4.5M-4.5 14H4.5" stroke-width="0.7" stroke-opacity="0.7"/><rect ' +
  'x="-1.6" y="-19.5" width="3.2" height="19.5" rx="0.8" fill="var(--tc-turret)"/><path d="M0 -7.8A9.4 9.4 0 0 1 0 ' +
  '11A9.4 9.4 0 0 1 0 -7.8Z" fill="var(--tc-turret)"/></g></g><g id="tc-badge-lt"><path d="M-5.8-.6L0-5.8L5.8-.6M-5.8 ' +
  '5.6L0 .4L5.8 5.6" fill="none" stroke="var(--tc-badge)" stroke-width="2.3" stroke-linejoin="round"/></g><g ' +
  'id="tc-wreck-lt"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-11.5" y="-13.5" ' +
  'width="4.6" height="27" rx="2" fill="var(--tc-track)"/><path d="M-9.2 -11.5V12" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="3.2" stroke-dasharray="1.1 2"/><rect x="6.9" y="-13.5" width="4.6" ' +
  'height="27" rx="2" fill="var(--tc-track)"/><path d="M9.2 -11.5V12" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="3.2" stroke-dasharray="1.1 2"/><path d="M4.98 -14.5L8.3 -9.5L8.3 13L6.3 15L-6.3 15L-8.3 13L-8.3 ' +
  '-9.5L-4.98 -14.5Z" fill="var(--tc-hull)"/><rect x="-6.5" y="8" width="13" height="6.4" rx="1.2" ' +
  'fill="var(--tc-deck)" stroke="none"/><path d="M-4.5 10H4.5M-4.5 12H4.5M-4.5 14H4.5" stroke-width="0.7" ' +
  'stroke-opacity="0.7"/><path d="M-3 -13.5l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" ' +
  'stroke-width="1.6"/><path d="M0 -7.8A9.4 9.4 0 0 1 0 11A9.4 9.4 0 0 1 0 -7.8Z" fill="var(--tc-map-soot)" ' +
  'fill-opacity="0.55" stroke="none"/><path d="M0 -7.8A9.4 9.4 0 0 1 0 11A9.4 9.4 0 0 1 0 -7.8Z" ' +
  'fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-11.5 11q5-7 9-2q5 4 1 7q-7 ' +
  '3-10-5ZM11.5-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g ' +
  'transform="translate(2 1.6)scale(0.8)"><use href="#tc-badge-lt"/></g></g>',
  "MT":
  '<g id="tc-shape-mt"><path d="M6.07 -16L9.2 -11L9.2 14.5L7.2 16.5L-7.2 16.5L-9.2 14.5L-9.2 -11L-6.07 -16Z"/><rect ' +
  'x="-13" y="-15" width="26" height="30" rx="2"/><rect x="-1.9" y="-21.5" width="3.8" height="21.5"/></g><g ' +
  'id="tc-live-mt"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-13" y="-15" ' +
  'width="5.2" height="30" rx="2" fill="var(--tc-track)"/><path d="M-10.4 -13V13.5" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="3.8" stroke-dasharray="1.1 2"/><rect x="7.8" y="-15" width="5.2" height="30" ' +
  'rx="2" fill="var(--tc-track)"/><path d="M10.4 -13V13.5" fill="none" stroke="var(--tc-tread)" stroke-width="3.8" ' +
  'stroke-dasharray="1.1 2"/><path d="M6.07 -16L9.2 -11L9.2 14.5L7.2 16.5L-7.2 16.5L-9.2 14.5L-9.2 -11L-6.07 -16Z" ' +
  'fill="var(--tc-hull)"/><path d="M6.07 -16L9.2 -11L9.2 -8L-9.2 -8L-9.2 -11L-6.07 -16Z" fill="var(--tc-nose)"/><rect ' +
  'x="-7.4" y="9.5" width="14.8" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-5.4 ' +
  '11.5H5.4M-5.4 13.5H5.4M-5.4 15.5H5.4" stroke-width="0.7" stroke-opacity="0.7"/><rect x="-1.9" y="-21.5" width="3.8" ' +
  'height="21.5" rx="0.8" fill="var(--tc-turret)"/><path d="M5 -8.6L9.8 -3.6L9.8 6.6L6.4 11.4L-6.4 11.4L-9.8 6.6L-9.8 ' +
  '-3.6L-5 -8.6Z" fill="var(--tc-turret)"/></g></g><g id="tc-badge-mt"><path d="M0-7.6L6.2 0L0 7.6L-6.2 0Z" ' +
  'fill="var(--tc-badge)"/></g><g id="tc-wreck-mt"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><rect x="-13" y="-15" width="5.2" height="30" rx="2" fill="var(--tc-track)"/><path ' +
  'd="M-10.4 -13V13.5" fill="none" stroke="var(--tc-tread)" stroke-width="3.8" stroke-dasharray="1.1 2"/><rect x="7.8" ' +
  'y="-15" width="5.2" height="30" rx="2" fill="var(--tc-track)"/><path d="M10.4 -13V13.5" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="3.8" stroke-dasharray="1.1 2"/><path d="M6.07 -16L9.2 -11L9.2 14.5L7.2 ' +
  '16.5L-7.2 16.5L-9.2 14.5L-9.2 -11L-6.07 -16Z" fill="var(--tc-hull)"/><rect x="-7.4" y="9.5" width="14.8" ' +
  'height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-5.4 11.5H5.4M-5.4 13.5H5.4M-5.4 15.5H5.4" ' +
  'stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 -15l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" ' +
  'stroke-width="1.6"/><path d="M5 -8.6L9.8 -3.6L9.8 6.6L6.4 11.4L-6.4 11.4L-9.8 6.6L-9.8 -3.6L-5 -8.6Z" ' +
  'fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M5 -8.6L9.8 -3.6L9.8 6.6L6.4 11.4L-6.4 ' +
  '11.4L-9.8 6.6L-9.8 -3.6L-5 -8.6Z" fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-13 ' +
  '12.5q5-7 9-2q5 4 1 7q-7 3-10-5ZM13-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" ' +
  'stroke="none"/></g><g transform="translate(2 1.4)scale(0.8)"><use href="#tc-badge-mt"/></g></g>',
  "HT":
  '<g id="tc-shape-ht"><path d="M8.64 -17L10.8 -12L10.8 15.5L8.8 17.5L-8.8 17.5L-10.8 15.5L-10.8 -12L-8.64 ' +
  '-17Z"/><rect x="-15" y="-16" width="30" height="32" rx="2"/><rect x="-2.2" y="-22.5" width="4.4" ' +
  'height="22.5"/></g><g id="tc-live-ht"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><rect x="-15" y="-16" width="5.6" height="32" rx="2" fill="var(--tc-track)"/><path ' +
  'd="M-12.2 -14V14.5" fill="none" stroke="var(--tc-tread)" stroke-width="4.2" stroke-dasharray="1.1 2"/><rect x="9.4" ' +
  'y="-16" width="5.6" height="32" rx="2" fill="var(--tc-track)"/><path d="M12.2 -14V14.5" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="4.2" stroke-dasharray="1.1 2"/><path d="M8.64 -17L10.8 -12L10.8 15.5L8.8 ' +
  '17.5L-8.8 17.5L-10.8 15.5L-10.8 -12L-8.64 -17Z" fill="var(--tc-hull)"/><path d="M8.64 -17L10.8 -12L10.8 -9L-10.8 ' +
  '-9L-10.8 -12L-8.64 -17Z" fill="var(--tc-nose)"/><rect x="-9" y="10.5" width="18" height="6.4" rx="1.2" ' +
  'fill="var(--tc-deck)" stroke="none"/><path d="M-7 12.5H7M-7 14.5H7M-7 16.5H7" stroke-width="0.7" ' +
  'stroke-opacity="0.7"/><rect x="-2.2" y="-22.5" width="4.4" height="22.5" rx="0.8" fill="var(--tc-turret)"/><rect ' +
  'x="-3.5" y="-22.5" width="7" height="3.4" rx="1" fill="var(--tc-turret)"/><path d="M6.5 -9.6L11.4 -5L11.4 7.6L8 ' +
  '12.4L-8 12.4L-11.4 7.6L-11.4 -5L-6.5 -9.6Z" fill="var(--tc-turret)"/></g></g><g id="tc-badge-ht"><path ' +
  'd="M-5.6-5.6H5.6V5.6H-5.6Z" fill="var(--tc-badge)"/></g><g id="tc-wreck-ht"><g stroke="var(--tc-outline)" ' +
  'stroke-width="1.2" stroke-linejoin="round"><rect x="-15" y="-16" width="5.6" height="32" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M-12.2 -14V14.5" fill="none" stroke="var(--tc-tread)" stroke-width="4.2" ' +
  'stroke-dasharray="1.1 2"/><rect x="9.4" y="-16" width="5.6" height="32" rx="2" fill="var(--tc-track)"/><path ' +
  'd="M12.2 -14V14.5" fill="none" stroke="var(--tc-tread)" stroke-width="4.2" stroke-dasharray="1.1 2"/><path d="M8.64 ' +
  '-17L10.8 -12L10.8 15.5L8.8 17.5L-8.8 17.5L-10.8 15.5L-10.8 -12L-8.64 -17Z" fill="var(--tc-hull)"/><rect x="-9" ' +
  'y="10.5" width="18" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-7 12.5H7M-7 14.5H7M-7 ' +
  '16.5H7" stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 -16l3 5l-4 3l3 4" fill="none" ' +
  'stroke="var(--tc-map-soot)" stroke-width="1.6"/><path d="M6.5 -9.6L11.4 -5L11.4 7.6L8 12.4L-8 12.4L-11.4 7.6L-11.4 ' +
  '-5L-6.5 -9.6Z" fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M6.5 -9.6L11.4 -5L11.4 7.6L8 ' +
  '12.4L-8 12.4L-11.4 7.6L-11.4 -5L-6.5 -9.6Z" fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path ' +
  'd="M-15 13.5q5-7 9-2q5 4 1 7q-7 3-10-5ZM15-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" ' +
  'fill-opacity="0.85" stroke="none"/></g><g transform="translate(2 1.4)scale(0.8)"><use href="#tc-badge-ht"/></g></g>',
  "TD":
  '<g id="tc-shape-td"><path d="M8.46 -14L9.4 -9L9.4 14.5L7.4 16.5L-7.4 16.5L-9.4 14.5L-9.4 -9L-8.46 -14Z"/><rect ' +
  'x="-13" y="-13" width="26" height="28" rx="2"/><rect x="-2" y="-23.5" width="4" height="17.5"/></g><g ' +
  'id="tc-live-td"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-13" y="-13" ' +
  'width="5" height="28" rx="2" fill="var(--tc-track)"/><path d="M-10.5 -11V13.5" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="3.6" stroke-dasharray="1.1 2"/><rect x="8" y="-13" width="5" height="28" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M10.5 -11V13.5" fill="none" stroke="var(--tc-tread)" stroke-width="3.6" ' +
  'stroke-dasharray="1.1 2"/><path d="M8.46 -14L9.4 -9L9.4 14.5L7.4 16.5L-7.4 16.5L-9.4 14.5L-9.4 -9L-8.46 -14Z" ' +
  'fill="var(--tc-hull)"/><path d="M8.46 -14L9.4 -9L9.4 -6L-9.4 -6L-9.4 -9L-8.46 -14Z" fill="var(--tc-nose)"/><rect ' +
  'x="-7.6" y="9.5" width="15.2" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-5.6 ' +
  '11.5H5.6M-5.6 13.5H5.6M-5.6 15.5H5.6" stroke-width="0.7" stroke-opacity="0.7"/><rect x="-2" y="-23.5" width="4" ' +
  'height="17.5" rx="0.8" fill="var(--tc-turret)"/><rect x="-3.3" y="-23.5" width="6.6" height="3.4" rx="1" ' +
  'fill="var(--tc-turret)"/><path d="M4.5 -9L10.4 -1L10.4 13L-10.4 13L-10.4 -1L-4.5 -9Z" ' +
  'fill="var(--tc-turret)"/></g></g><g id="tc-badge-td"><path d="M0-6.8L6.8 5.2H-6.8Z" fill="var(--tc-badge)"/></g><g ' +
  'id="tc-wreck-td"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-13" y="-13" ' +
  'width="5" height="28" rx="2" fill="var(--tc-track)"/><path d="M-10.5 -11V13.5" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="3.6" stroke-dasharray="1.1 2"/><rect x="8" y="-13" width="5" height="28" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M10.5 -11V13.5" fill="none" stroke="var(--tc-tread)" stroke-width="3.6" ' +
  'stroke-dasharray="1.1 2"/><path d="M8.46 -14L9.4 -9L9.4 14.5L7.4 16.5L-7.4 16.5L-9.4 14.5L-9.4 -9L-8.46 -14Z" ' +
  'fill="var(--tc-hull)"/><rect x="-7.6" y="9.5" width="15.2" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-5.6 11.5H5.6M-5.6 13.5H5.6M-5.6 15.5H5.6" stroke-width="0.7" stroke-opacity="0.7"/><path ' +
  'd="M-3 -13l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" stroke-width="1.6"/><path d="M4.5 -9L10.4 -1L10.4 ' +
  '13L-10.4 13L-10.4 -1L-4.5 -9Z" fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M4.5 -9L10.4 ' +
  '-1L10.4 13L-10.4 13L-10.4 -1L-4.5 -9Z" fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path ' +
  'd="M-13 12.5q5-7 9-2q5 4 1 7q-7 3-10-5ZM13-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" ' +
  'fill-opacity="0.85" stroke="none"/></g><g transform="translate(2 5)scale(0.8)"><use href="#tc-badge-td"/></g></g>',
  "HM":
  '<g id="tc-shape-hm"><path d="M8.42 -13L9.9 -8L9.9 15L7.9 17L-7.9 17L-9.9 15L-9.9 -8L-8.42 -13Z"/><rect x="-13.5" ' +
  'y="-12" width="27" height="27.5" rx="2"/><rect x="-4.8" y="-18.5" width="9.6" height="16.5"/></g><g ' +
  'id="tc-live-hm"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-13.5" y="-12" ' +
  'width="5" height="27.5" rx="2" fill="var(--tc-track)"/><path d="M-11 -10V14" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="3.6" stroke-dasharray="1.1 2"/><rect x="8.5" y="-12" width="5" height="27.5" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M11 -10V14" fill="none" stroke="var(--tc-tread)" stroke-width="3.6" ' +
  'stroke-dasharray="1.1 2"/><path d="M8.42 -13L9.9 -8L9.9 15L7.9 17L-7.9 17L-9.9 15L-9.9 -8L-8.42 -13Z" ' +
  'fill="var(--tc-hull)"/><path d="M8.42 -13L9.9 -8L9.9 -5L-9.9 -5L-9.9 -8L-8.42 -13Z" fill="var(--tc-nose)"/><rect ' +
  'x="-8.1" y="10" width="16.2" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-6.1 12H6.1M-6.1 ' +
  '14H6.1M-6.1 16H6.1" stroke-width="0.7" stroke-opacity="0.7"/><rect x="-4.8" y="-18.5" width="9.6" height="16.5" ' +
  'rx="0.8" fill="var(--tc-turret)"/><rect x="-6" y="-18.5" width="12" height="3.4" rx="1" ' +
  'fill="var(--tc-turret)"/><path d="M9.2 -3.6L9.2 13.6L5.4 16L-5.4 16L-9.2 13.6L-9.2 -3.6Z" ' +
  'fill="var(--tc-turret)"/></g></g><g id="tc-badge-hm"><path d="M-5.2 6V-.4A5.2 5.2 0 0 1 5.2-.4V6" fill="none" ' +
  'stroke="var(--tc-badge)" stroke-width="2.3" stroke-linejoin="round"/></g><g id="tc-wreck-hm"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-13.5" y="-12" width="5" ' +
  'height="27.5" rx="2" fill="var(--tc-track)"/><path d="M-11 -10V14" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="3.6" stroke-dasharray="1.1 2"/><rect x="8.5" y="-12" width="5" height="27.5" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M11 -10V14" fill="none" stroke="var(--tc-tread)" stroke-width="3.6" ' +
  'stroke-dasharray="1.1 2"/><path d="M8.42 -13L9.9 -8L9.9 15L7.9 17L-7.9 17L-9.9 15L-9.9 -8L-8.42 -13Z" ' +
  'fill="var(--tc-hull)"/><rect x="-8.1" y="10" width="16.2" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-6.1 12H6.1M-6.1 14H6.1M-6.1 16H6.1" stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 ' +
  '-12l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" stroke-width="1.6"/><path d="M9.2 -3.6L9.2 13.6L5.4 ' +
  '16L-5.4 16L-9.2 13.6L-9.2 -3.6Z" fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M9.2 ' +
  '-3.6L9.2 13.6L5.4 16L-5.4 16L-9.2 13.6L-9.2 -3.6Z" fill="var(--tc-turret)" transform="translate(2.6 ' +
  '2)rotate(20)"/><path d="M-13.5 13q5-7 9-2q5 4 1 7q-7 3-10-5ZM13.5-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" ' +
  'fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g transform="translate(2 6.2)scale(0.8)"><use ' +
  'href="#tc-badge-hm"/></g></g>',
  "M":
  '<g id="tc-shape-m"><path d="M-9 10C-10 19-7 26-2 31C3 36 9 38 16 36C12 34 9 31 7.5 27C6 22 8 16 9 10Z"/><path ' +
  'd="M13.5 33.5L22 30L19.5 35.5L25 39L15.5 39.5Z"/><path d="M0-17C8-19 16-15 17-7C17.5 0 14 5 13 10C12 16 6 18 0 ' +
  '18C-6 18-12 16-13 10C-14 5-17.5 0-17-7C-16-15-8-19 0-17Z"/><path d="M0-33C6-33 9-30 9.6-26L11.6-21C12-15.5 7-10.5 ' +
  '0-10.5C-7-10.5-12-15.5-11.6-21L-9.6-26C-9-30-6-33 0-33Z"/><path d="M11-14.5C17-15.5 20-19 20.5-24L27-22C27.5-14 ' +
  '22-6 14-5ZM11 4C18 2.6 24.5 7 25.5 14L18 17.4C16 14 13 13 9 14ZM10-20.5L20-17.5L9.5-12.5Z"/><path ' +
  'd="M11-14.5C17-15.5 20-19 20.5-24L27-22C27.5-14 22-6 14-5ZM11 4C18 2.6 24.5 7 25.5 14L18 17.4C16 14 13 13 9 ' +
  '14ZM10-20.5L20-17.5L9.5-12.5Z" transform="scale(-1 1)"/></g><g id="tc-live-m"><g stroke="var(--tc-outline)" ' +
  'stroke-width="1.3" stroke-linejoin="round"><path d="M13.5 33.5L22 30L19.5 35.5L25 39L15.5 39.5Z" ' +
  'fill="var(--tc-nose)"/><path d="M-9 10C-10 19-7 26-2 31C3 36 9 38 16 36C12 34 9 31 7.5 27C6 22 8 16 9 10Z" ' +
  'fill="var(--tc-hull)"/><path d="M20-23L20-30L23-24.4ZM22.6-24L25-30.4L25.8-23.2ZM25-22.6L30.4-26.6L27.4-20.4ZM25.6 ' +
  '13L30.4 17L24.4 16.8ZM22.8 15.8L25.4 21.6L20.8 17ZM20 16.8L19.8 22.6L17.4 16.8Z" fill="var(--tc-nose)"/><path ' +
  'd="M20-23L20-30L23-24.4ZM22.6-24L25-30.4L25.8-23.2ZM25-22.6L30.4-26.6L27.4-20.4ZM25.6 13L30.4 17L24.4 16.8ZM22.8 ' +
  '15.8L25.4 21.6L20.8 17ZM20 16.8L19.8 22.6L17.4 16.8Z" transform="scale(-1 1)" fill="var(--tc-nose)"/><path ' +
  'd="M11-14.5C17-15.5 20-19 20.5-24L27-22C27.5-14 22-6 14-5Z" fill="var(--tc-hull)"/><path d="M11-14.5C17-15.5 20-19 ' +
  '20.5-24L27-22C27.5-14 22-6 14-5Z" transform="scale(-1 1)" fill="var(--tc-hull)"/><path d="M11 4C18 2.6 24.5 7 25.5 ' +
  '14L18 17.4C16 14 13 13 9 14Z" fill="var(--tc-hull)"/><path d="M11 4C18 2.6 24.5 7 25.5 14L18 17.4C16 14 13 13 9 ' +
  '14Z" transform="scale(-1 1)" fill="var(--tc-hull)"/><path d="M0-17C8-19 16-15 17-7C17.5 0 14 5 13 10C12 16 6 18 0 ' +
  '18C-6 18-12 16-13 10C-14 5-17.5 0-17-7C-16-15-8-19 0-17Z" fill="var(--tc-hull)"/><path d="M-12-9C-10-2-9 4-7.5 ' +
  '12M12-9C10-2 9 4 7.5 12M-14.5-4L-10.5-2M14.5-4L10.5-2M-13 3L-9.4 4M13 3L9.4 4" fill="none" stroke-width="0.8" ' +
  'stroke-opacity="0.65"/><path d="M10-20.5L20-17.5L9.5-12.5Z" fill="var(--tc-nose)"/><path ' +
  'd="M10-20.5L20-17.5L9.5-12.5Z" transform="scale(-1 1)" fill="var(--tc-nose)"/><path d="M0-33C6-33 9-30 ' +
  '9.6-26L11.6-21C12-15.5 7-10.5 0-10.5C-7-10.5-12-15.5-11.6-21L-9.6-26C-9-30-6-33 0-33Z" fill="var(--tc-hull)"/><path ' +
  'd="M-7.8-25C-7.6-29.4-4.4-31.6 0-31.6C4.4-31.6 7.6-29.4 7.8-25C4-23.4-4-23.4-7.8-25Z" fill="#7a1d10" ' +
  'stroke-width="1"/><path ' +
  'd="M-7-25L-5.4-29.4L-3.4-24.4L-1.7-28.4L0-24.2L1.7-28.4L3.4-24.4L5.4-29.4L7-25C4-23.8-4-23.8-7-25Z" fill="#ffffff" ' +
  'stroke="none"/><path d="M2.2-19.6L8.6-22.4C9-18.4 5.4-16.8 2.2-19.6Z" fill="var(--tc-map-eye)" ' +
  'stroke-width="1"/><path d="M2.2-19.6L8.6-22.4C9-18.4 5.4-16.8 2.2-19.6Z" transform="scale(-1 1)" ' +
  'fill="var(--tc-map-eye)" stroke-width="1"/><path d="M5.8-20.8V-18" fill="none" stroke="#111111"/><path ' +
  'd="M5.8-20.8V-18" transform="scale(-1 1)" fill="none" stroke="#111111"/><path d="M1.4-20.4L9.6-24" fill="none" ' +
  'stroke-width="2"/><path d="M1.4-20.4L9.6-24" transform="scale(-1 1)" fill="none" stroke-width="2"/><path d="M0 ' +
  '-13.1L4.2 -8.5L2.1 -7.35L2.52 -4.36L0 -5.74L-2.52 -4.36L-2.1 -7.35L-4.2 -8.5ZM0 -6.8L6 -1L3 0.45L3.6 4.22L0 ' +
  '2.48L-3.6 4.22L-3 0.45L-6 -1ZM0 2L5.6 7.4L2.8 8.75L3.36 12.26L0 10.64L-3.36 12.26L-2.8 8.75L-5.6 7.4ZM0 10.2L4.4 ' +
  '15L2.2 16.2L2.64 19.32L0 17.88L-2.64 19.32L-2.2 16.2L-4.4 15ZM-0.4 17.8L3 21.6L1.3 22.55L1.64 25.02L-0.4 ' +
  '23.88L-2.44 25.02L-2.1 22.55L-3.8 21.6ZM1.6 24.2L4.2 27.2L2.9 27.95L3.16 29.9L1.6 29L0.04 29.9L0.3 27.95L-1 27.2Z" ' +
  'fill="var(--tc-tread)"/></g></g>',
  "ST":
  '<g id="tc-shape-st"><path d="M10.41 -17.5L12.1 -12.5L12.1 16.5L10.1 18.5L-10.1 18.5L-12.1 16.5L-12.1 -12.5L-10.41 ' +
  '-17.5Z"/><rect x="-16.5" y="-16.5" width="33" height="33.5" rx="2"/><rect x="-5.5" y="-23.5" width="3.4" ' +
  'height="23.5"/><rect x="2.1" y="-23.5" width="3.4" height="23.5"/></g><g id="tc-live-st"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-16.5" y="-16.5" width="5.8" ' +
  'height="33.5" rx="2" fill="var(--tc-track)"/><path d="M-13.6 -14.5V15.5" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="4.4" stroke-dasharray="1.1 2"/><rect x="10.7" y="-16.5" width="5.8" height="33.5" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M13.6 -14.5V15.5" fill="none" stroke="var(--tc-tread)" stroke-width="4.4" ' +
  'stroke-dasharray="1.1 2"/><path d="M10.41 -17.5L12.1 -12.5L12.1 16.5L10.1 18.5L-10.1 18.5L-12.1 16.5L-12.1 ' +
  '-12.5L-10.41 -17.5Z" fill="var(--tc-hull)"/><path d="M10.41 -17.5L12.1 -12.5L12.1 -9.5L-12.1 -9.5L-12.1 ' +
  '-12.5L-10.41 -17.5Z" fill="var(--tc-nose)"/><rect x="-10.3" y="11.5" width="20.6" height="6.4" rx="1.2" ' +
  'fill="var(--tc-deck)" stroke="none"/><path d="M-8.3 13.5H8.3M-8.3 15.5H8.3M-8.3 17.5H8.3" stroke-width="0.7" ' +
  'stroke-opacity="0.7"/><rect x="-5.5" y="-23.5" width="3.4" height="23.5" rx="0.8" fill="var(--tc-turret)"/><rect ' +
  'x="-6.3" y="-23.5" width="5" height="3.4" rx="1" fill="var(--tc-turret)"/><rect x="2.1" y="-23.5" width="3.4" ' +
  'height="23.5" rx="0.8" fill="var(--tc-turret)"/><rect x="1.3" y="-23.5" width="5" height="3.4" rx="1" ' +
  'fill="var(--tc-turret)"/><path d="M7 -10L12.4 -6L12.4 8L9 13L-9 13L-12.4 8L-12.4 -6L-7 -10Z" ' +
  'fill="var(--tc-turret)"/></g></g><g id="tc-badge-st"><path d="M-2.6-2.6H2.6V2.6H-2.6Z" ' +
  'fill="var(--tc-badge)"/><path d="M-6-6H6V6H-6Z" fill="none" stroke="var(--tc-badge)" stroke-width="2.3" ' +
  'stroke-linejoin="round"/></g><g id="tc-wreck-st"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><rect x="-16.5" y="-16.5" width="5.8" height="33.5" rx="2" fill="var(--tc-track)"/><path ' +
  'd="M-13.6 -14.5V15.5" fill="none" stroke="var(--tc-tread)" stroke-width="4.4" stroke-dasharray="1.1 2"/><rect ' +
  'x="10.7" y="-16.5" width="5.8" height="33.5" rx="2" fill="var(--tc-track)"/><path d="M13.6 -14.5V15.5" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="4.4" stroke-dasharray="1.1 2"/><path d="M10.41 -17.5L12.1 -12.5L12.1 ' +
  '16.5L10.1 18.5L-10.1 18.5L-12.1 16.5L-12.1 -12.5L-10.41 -17.5Z" fill="var(--tc-hull)"/><rect x="-10.3" y="11.5" ' +
  'width="20.6" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-8.3 13.5H8.3M-8.3 15.5H8.3M-8.3 ' +
  '17.5H8.3" stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 -16.5l3 5l-4 3l3 4" fill="none" ' +
  'stroke="var(--tc-map-soot)" stroke-width="1.6"/><path d="M7 -10L12.4 -6L12.4 8L9 13L-9 13L-12.4 8L-12.4 -6L-7 -10Z" ' +
  'fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M7 -10L12.4 -6L12.4 8L9 13L-9 13L-12.4 ' +
  '8L-12.4 -6L-7 -10Z" fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-16.5 14.5q5-7 9-2q5 ' +
  '4 1 7q-7 3-10-5ZM16.5-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" ' +
  'stroke="none"/></g><g transform="translate(2 1.4)scale(0.8)"><use href="#tc-badge-st"/></g></g>',
  "UT":
  '<g id="tc-shape-ut"><path d="M12.6 -18.5L13.7 -13.5L13.7 17.5L11.7 19.5L-11.7 19.5L-13.7 17.5L-13.7 -13.5L-12.6 ' +
  '-18.5Z"/><rect x="-18.5" y="-17.5" width="37" height="35.5" rx="2"/><rect x="-3.2" y="-25" width="6.4" ' +
  'height="25"/><rect x="-13.7" y="-21" width="3.4" height="15"/><rect x="10.3" y="-21" width="3.4" ' +
  'height="15"/></g><g id="tc-live-ut"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect ' +
  'x="-18.5" y="-17.5" width="6.2" height="35.5" rx="2" fill="var(--tc-track)"/><path d="M-15.4 -15.5V16.5" ' +
  'fill="none" stroke="var(--tc-tread)" stroke-width="4.8" stroke-dasharray="1.1 2"/><rect x="12.3" y="-17.5" ' +
  'width="6.2" height="35.5" rx="2" fill="var(--tc-track)"/><path d="M15.4 -15.5V16.5" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="4.8" stroke-dasharray="1.1 2"/><path d="M12.6 -18.5L13.7 -13.5L13.7 ' +
  '17.5L11.7 19.5L-11.7 19.5L-13.7 17.5L-13.7 -13.5L-12.6 -18.5Z" fill="var(--tc-hull)"/><path d="M12.6 -18.5L13.7 ' +
  '-13.5L13.7 -10.5L-13.7 -10.5L-13.7 -13.5L-12.6 -18.5Z" fill="var(--tc-nose)"/><rect x="-11.9" y="12.5" width="23.8" ' +
  'height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-9.9 14.5H9.9M-9.9 16.5H9.9M-9.9 18.5H9.9" ' +
  'stroke-width="0.7" stroke-opacity="0.7"/><rect x="-3.2" y="-25" width="6.4" height="25" rx="0.8" ' +
  'fill="var(--tc-turret)"/><rect x="-5" y="-25" width="10" height="3.4" rx="1" fill="var(--tc-turret)"/><rect ' +
  'x="-13.2" y="-21" width="2.4" height="15" rx="0.8" fill="var(--tc-turret)"/><rect x="10.8" y="-21" width="2.4" ' +
  'height="15" rx="0.8" fill="var(--tc-turret)"/><path d="M8 -11L14 -8L14 10L9 15L-9 15L-14 10L-14 -8L-8 -11Z" ' +
  'fill="var(--tc-turret)"/></g></g><g id="tc-badge-ut"><path d="M0 -6.8L1.82 -1.91L7.04 -1.69L2.95 1.56L4.35 6.59L0 ' +
  '3.7L-4.35 6.59L-2.95 1.56L-7.04 -1.69L-1.82 -1.91Z" fill="var(--tc-badge)"/></g><g id="tc-wreck-ut"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-18.5" y="-17.5" width="6.2" ' +
  'height="35.5" rx="2" fill="var(--tc-track)"/><path d="M-15.4 -15.5V16.5" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="4.8" stroke-dasharray="1.1 2"/><rect x="12.3" y="-17.5" width="6.2" height="35.5" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M15.4 -15.5V16.5" fill="none" stroke="var(--tc-tread)" stroke-width="4.8" ' +
  'stroke-dasharray="1.1 2"/><path d="M12.6 -18.5L13.7 -13.5L13.7 17.5L11.7 19.5L-11.7 19.5L-13.7 17.5L-13.7 ' +
  '-13.5L-12.6 -18.5Z" fill="var(--tc-hull)"/><rect x="-11.9" y="12.5" width="23.8" height="6.4" rx="1.2" ' +
  'fill="var(--tc-deck)" stroke="none"/><path d="M-9.9 14.5H9.9M-9.9 16.5H9.9M-9.9 18.5H9.9" stroke-width="0.7" ' +
  'stroke-opacity="0.7"/><path d="M-3 -17.5l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" ' +
  'stroke-width="1.6"/><path d="M8 -11L14 -8L14 10L9 15L-9 15L-14 10L-14 -8L-8 -11Z" fill="var(--tc-map-soot)" ' +
  'fill-opacity="0.55" stroke="none"/><path d="M8 -11L14 -8L14 10L9 15L-9 15L-14 10L-14 -8L-8 -11Z" ' +
  'fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-18.5 15.5q5-7 9-2q5 4 1 7q-7 ' +
  '3-10-5ZM18.5-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g ' +
  'transform="translate(2 2)scale(0.8)"><use href="#tc-badge-ut"/></g></g>',
  "TH":
  '<g id="tc-shape-th"><path d="M3.85 -12L7.7 -7L7.7 12L5.7 14L-5.7 14L-7.7 12L-7.7 -7L-3.85 -12Z"/><rect x="-10.5" ' +
  'y="-11" width="21" height="23.5" rx="2"/><rect x="-1.7" y="-23" width="3.4" height="18"/></g><g id="tc-live-th"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-10.5" y="-11" width="4.2" ' +
  'height="23.5" rx="2" fill="var(--tc-track)"/><path d="M-8.4 -9V11" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="2.8" stroke-dasharray="1.1 2"/><rect x="6.3" y="-11" width="4.2" height="23.5" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M8.4 -9V11" fill="none" stroke="var(--tc-tread)" stroke-width="2.8" ' +
  'stroke-dasharray="1.1 2"/><path d="M3.85 -12L7.7 -7L7.7 12L5.7 14L-5.7 14L-7.7 12L-7.7 -7L-3.85 -12Z" ' +
  'fill="var(--tc-hull)"/><path d="M3.85 -12L7.7 -7L7.7 -4L-7.7 -4L-7.7 -7L-3.85 -12Z" fill="var(--tc-nose)"/><rect ' +
  'x="-5.9" y="7" width="11.8" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-3.9 9H3.9M-3.9 ' +
  '11H3.9M-3.9 13H3.9" stroke-width="0.7" stroke-opacity="0.7"/><rect x="-1.6" y="-23" width="3.2" height="18" ' +
  'rx="0.8" fill="var(--tc-turret)"/><rect x="-2.8" y="-23" width="5.6" height="3.4" rx="1" ' +
  'fill="var(--tc-turret)"/><path d="M3.5 -7L8.2 0L8.2 11.6L-8.2 11.6L-8.2 0L-3.5 -7Z" ' +
  'fill="var(--tc-turret)"/></g></g><g id="tc-badge-th"><path d="M0 6.2L6-4.6H-6Z" fill="none" ' +
  'stroke="var(--tc-badge)" stroke-width="2.3" stroke-linejoin="round"/></g><g id="tc-wreck-th"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-10.5" y="-11" width="4.2" ' +
  'height="23.5" rx="2" fill="var(--tc-track)"/><path d="M-8.4 -9V11" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="2.8" stroke-dasharray="1.1 2"/><rect x="6.3" y="-11" width="4.2" height="23.5" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M8.4 -9V11" fill="none" stroke="var(--tc-tread)" stroke-width="2.8" ' +
  'stroke-dasharray="1.1 2"/><path d="M3.85 -12L7.7 -7L7.7 12L5.7 14L-5.7 14L-7.7 12L-7.7 -7L-3.85 -12Z" ' +
  'fill="var(--tc-hull)"/><rect x="-5.9" y="7" width="11.8" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-3.9 9H3.9M-3.9 11H3.9M-3.9 13H3.9" stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 ' +
  '-11l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" stroke-width="1.6"/><path d="M3.5 -7L8.2 0L8.2 11.6L-8.2 ' +
  '11.6L-8.2 0L-3.5 -7Z" fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M3.5 -7L8.2 0L8.2 ' +
  '11.6L-8.2 11.6L-8.2 0L-3.5 -7Z" fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-10.5 ' +
  '10q5-7 9-2q5 4 1 7q-7 3-10-5ZM10.5-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" ' +
  'stroke="none"/></g><g transform="translate(2 4.2)scale(0.8)"><use href="#tc-badge-th"/></g></g>',
  "A":
  '<g id="tc-shape-a"><path d="M0-17C7-17 13-8 13-2V11.5Q13 15.5 6 15.5H-6Q-13 15.5-13 11.5V-2C-13-8-7-17 ' +
  '0-17Z"/><rect x="-1.7" y="-20" width="3.4" height="20"/></g><g id="tc-live-a"><g stroke="var(--tc-outline)" ' +
  'stroke-width="1.2" stroke-linejoin="round"><path d="M0-17C7-17 13-8 13-2V11.5Q13 15.5 6 15.5H-6Q-13 15.5-13 ' +
  '11.5V-2C-13-8-7-17 0-17Z" fill="var(--tc-hull)"/><path d="M0-17C6.4-17 9.8-10 11.6-6H-11.6C-9.8-10-6.4-17 0-17Z" ' +
  'fill="var(--tc-nose)"/><rect x="-9.1" y="8.5" width="18.2" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-7.1 10.5H7.1M-7.1 12.5H7.1M-7.1 14.5H7.1" stroke-width="0.7" stroke-opacity="0.7"/><rect ' +
  'x="-1.6" y="-20" width="3.2" height="20" rx="0.8" fill="var(--tc-turret)"/><path d="M0 -7.6A9.2 9.2 0 0 1 0 ' +
  '10.8A9.2 9.2 0 0 1 0 -7.6Z" fill="var(--tc-turret)"/></g></g><g id="tc-badge-a"><path d="M-7-2.6q3.5-4 7 0t7 0M-7 ' +
  '3.6q3.5-4 7 0t7 0" fill="none" stroke="var(--tc-badge)" stroke-width="2.3" stroke-linejoin="round"/></g><g ' +
  'id="tc-wreck-a"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><path d="M0-17C7-17 13-8 ' +
  '13-2V11.5Q13 15.5 6 15.5H-6Q-13 15.5-13 11.5V-2C-13-8-7-17 0-17Z" fill="var(--tc-hull)"/><rect x="-9.1" y="8.5" ' +
  'width="18.2" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-7.1 10.5H7.1M-7.1 12.5H7.1M-7.1 ' +
  '14.5H7.1" stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 -16l3 5l-4 3l3 4" fill="none" ' +
  'stroke="var(--tc-map-soot)" stroke-width="1.6"/><path d="M0 -7.6A9.2 9.2 0 0 1 0 10.8A9.2 9.2 0 0 1 0 -7.6Z" ' +
  'fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M0 -7.6A9.2 9.2 0 0 1 0 10.8A9.2 9.2 0 0 1 0 ' +
  '-7.6Z" fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-13 11.5q5-7 9-2q5 4 1 7q-7 ' +
  '3-10-5ZM13-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g ' +
  'transform="translate(2 1.6)scale(0.8)"><use href="#tc-badge-a"/></g></g>',
  "HW":
  '<g id="tc-shape-hw"><path d="M6.88 -10L8.6 -5L8.6 10.5L6.6 12.5L-6.6 12.5L-8.6 10.5L-8.6 -5L-6.88 -10Z"/><rect ' +
  'x="-12" y="-9" width="24" height="20" rx="2"/><path d="M-7 10L-11 17.5M7 10L11 17.5M-14.4 16.6L-8.6 19M14.4 ' +
  '16.6L8.6 19" stroke-width="6"/><rect x="-2.5" y="-24" width="5" height="22"/></g><g id="tc-live-hw"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><path d="M-7 10L-11 17.5M7 10L11 17.5M-14.4 ' +
  '16.6L-8.6 19M14.4 16.6L8.6 19" fill="none" stroke-width="2.4" stroke-linecap="round"/><rect x="-12" y="-9" ' +
  'width="4.8" height="20" rx="2" fill="var(--tc-track)"/><path d="M-9.6 -7V9.5" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="3.4" stroke-dasharray="1.1 2"/><rect x="7.2" y="-9" width="4.8" height="20" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M9.6 -7V9.5" fill="none" stroke="var(--tc-tread)" stroke-width="3.4" ' +
  'stroke-dasharray="1.1 2"/><path d="M6.88 -10L8.6 -5L8.6 10.5L6.6 12.5L-6.6 12.5L-8.6 10.5L-8.6 -5L-6.88 -10Z" ' +
  'fill="var(--tc-hull)"/><path d="M6.88 -10L8.6 -5L8.6 -2L-8.6 -2L-8.6 -5L-6.88 -10Z" fill="var(--tc-nose)"/><rect ' +
  'x="-6.8" y="5.5" width="13.6" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-4.8 ' +
  '7.5H4.8M-4.8 9.5H4.8M-4.8 11.5H4.8" stroke-width="0.7" stroke-opacity="0.7"/><rect x="-2.5" y="-24" width="5" ' +
  'height="22" rx="0.8" fill="var(--tc-turret)"/><rect x="-4.5" y="-24" width="9" height="3.4" rx="1" ' +
  'fill="var(--tc-turret)"/><path d="M10 -3.6L10 2L8 11.4L-8 11.4L-10 2L-10 -3.6Z" fill="var(--tc-turret)"/></g></g><g ' +
  'id="tc-badge-hw"><path d="M-6.4 6V-.6A6.4 6.4 0 0 1 6.4-.6V6M-2.2 6V.4A2.2 2.2 0 0 1 2.2.4V6" fill="none" ' +
  'stroke="var(--tc-badge)" stroke-width="2.3" stroke-linejoin="round"/></g><g id="tc-wreck-hw"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-12" y="-9" width="4.8" height="20" ' +
  'rx="2" fill="var(--tc-track)"/><path d="M-9.6 -7V9.5" fill="none" stroke="var(--tc-tread)" stroke-width="3.4" ' +
  'stroke-dasharray="1.1 2"/><rect x="7.2" y="-9" width="4.8" height="20" rx="2" fill="var(--tc-track)"/><path d="M9.6 ' +
  '-7V9.5" fill="none" stroke="var(--tc-tread)" stroke-width="3.4" stroke-dasharray="1.1 2"/><path d="M6.88 -10L8.6 ' +
  '-5L8.6 10.5L6.6 12.5L-6.6 12.5L-8.6 10.5L-8.6 -5L-6.88 -10Z" fill="var(--tc-hull)"/><rect x="-6.8" y="5.5" ' +
  'width="13.6" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-4.8 7.5H4.8M-4.8 9.5H4.8M-4.8 ' +
  '11.5H4.8" stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 -9l3 5l-4 3l3 4" fill="none" ' +
  'stroke="var(--tc-map-soot)" stroke-width="1.6"/><path d="M10 -3.6L10 2L8 11.4L-8 11.4L-10 2L-10 -3.6Z" ' +
  'fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M10 -3.6L10 2L8 11.4L-8 11.4L-10 2L-10 -3.6Z" ' +
  'fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-12 8.5q5-7 9-2q5 4 1 7q-7 ' +
  '3-10-5ZM12-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g ' +
  'transform="translate(2 4)scale(0.8)"><use href="#tc-badge-hw"/></g></g>',
  "AC":
  '<g id="tc-shape-ac"><path d="M4.07 -14.5L7.4 -9.5L7.4 12.5L5.4 14.5L-5.4 14.5L-7.4 12.5L-7.4 -9.5L-4.07 ' +
  '-14.5Z"/><rect x="-10" y="-13.5" width="20" height="26.5" rx="2"/><rect x="-1.7" y="-18.5" width="3.4" ' +
  'height="18.5"/></g><g id="tc-live-ac"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><rect x="-10" y="-13" width="4" height="6.5" rx="1.6" fill="var(--tc-track)"/><rect x="-10" ' +
  'y="-2.75" width="4" height="6.5" rx="1.6" fill="var(--tc-track)"/><rect x="-10" y="7.5" width="4" height="6.5" ' +
  'rx="1.6" fill="var(--tc-track)"/><rect x="6" y="-13" width="4" height="6.5" rx="1.6" fill="var(--tc-track)"/><rect ' +
  'x="6" y="-2.75" width="4" height="6.5" rx="1.6" fill="var(--tc-track)"/><rect x="6" y="7.5" width="4" height="6.5" ' +
  'rx="1.6" fill="var(--tc-track)"/><path d="M4.07 -14.5L7.4 -9.5L7.4 12.5L5.4 14.5L-5.4 14.5L-7.4 12.5L-7.4 ' +
  '-9.5L-4.07 -14.5Z" fill="var(--tc-hull)"/><path d="M4.07 -14.5L7.4 -9.5L7.4 -6.5L-7.4 -6.5L-7.4 -9.5L-4.07 -14.5Z" ' +
  'fill="var(--tc-nose)"/><rect x="-5.6" y="7.5" width="11.2" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-3.6 9.5H3.6M-3.6 11.5H3.6M-3.6 13.5H3.6" stroke-width="0.7" stroke-opacity="0.7"/><rect ' +
  'x="-1.5" y="-18.5" width="3" height="18.5" rx="0.8" fill="var(--tc-turret)"/><path d="M0 -6.4A8.4 8.4 0 0 1 0 ' +
  '10.4A8.4 8.4 0 0 1 0 -6.4Z" fill="var(--tc-turret)"/></g></g><g id="tc-badge-ac"><path d="M0-2.2A2.2 2.2 0 0 1 0 ' +
  '2.2A2.2 2.2 0 0 1 0-2.2" fill="var(--tc-badge)"/><path d="M0-6A6 6 0 0 1 0 6A6 6 0 0 1 0-6" fill="none" ' +
  'stroke="var(--tc-badge)" stroke-width="2.3" stroke-linejoin="round"/></g><g id="tc-wreck-ac"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-10" y="-13" width="4" height="6.5" ' +
  'rx="1.6" fill="var(--tc-track)"/><rect x="-10" y="-2.75" width="4" height="6.5" rx="1.6" ' +
  'fill="var(--tc-track)"/><rect x="-10" y="7.5" width="4" height="6.5" rx="1.6" fill="var(--tc-track)"/><rect x="6" ' +
  'y="-13" width="4" height="6.5" rx="1.6" fill="var(--tc-track)"/><rect x="6" y="-2.75" width="4" height="6.5" ' +
  'rx="1.6" fill="var(--tc-track)"/><rect x="6" y="7.5" width="4" height="6.5" rx="1.6" fill="var(--tc-track)"/><path ' +
  'd="M4.07 -14.5L7.4 -9.5L7.4 12.5L5.4 14.5L-5.4 14.5L-7.4 12.5L-7.4 -9.5L-4.07 -14.5Z" fill="var(--tc-hull)"/><rect ' +
  'x="-5.6" y="7.5" width="11.2" height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-3.6 ' +
  '9.5H3.6M-3.6 11.5H3.6M-3.6 13.5H3.6" stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 -13.5l3 5l-4 3l3 4" ' +
  'fill="none" stroke="var(--tc-map-soot)" stroke-width="1.6"/><path d="M0 -6.4A8.4 8.4 0 0 1 0 10.4A8.4 8.4 0 0 1 0 ' +
  '-6.4Z" fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M0 -6.4A8.4 8.4 0 0 1 0 10.4A8.4 8.4 0 ' +
  '0 1 0 -6.4Z" fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-10 10.5q5-7 9-2q5 4 1 7q-7 ' +
  '3-10-5ZM10-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g ' +
  'transform="translate(2 2)scale(0.8)"><use href="#tc-badge-ac"/></g></g>',
  "B":
  '<g id="tc-shape-b"><path d="M7.29 -9L8.1 -4L8.1 14L6.1 16L-6.1 16L-8.1 14L-8.1 -4L-7.29 -9Z"/><rect x="-11.5" ' +
  'y="-8" width="23" height="22.5" rx="2"/><path d="M7.3 -15L14.6 -18L15.4 -15L7.3 -11L-7.3 -11L-15.4 -15L-14.6 ' +
  '-18L-7.3 -15Z"/></g><g id="tc-live-b"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><path d="M-8.03 -12.6V-1M8.03 -12.6V-1" fill="none" stroke="var(--tc-track)" ' +
  'stroke-width="3.2"/><path d="M7.3 -15L14.6 -18L15.4 -15L7.3 -11L-7.3 -11L-15.4 -15L-14.6 -18L-7.3 -15Z" ' +
  'fill="var(--tc-nose)"/><rect x="-11.5" y="-8" width="4.8" height="22.5" rx="2" fill="var(--tc-track)"/><path ' +
  'd="M-9.1 -6V13" fill="none" stroke="var(--tc-tread)" stroke-width="3.4" stroke-dasharray="1.1 2"/><rect x="6.7" ' +
  'y="-8" width="4.8" height="22.5" rx="2" fill="var(--tc-track)"/><path d="M9.1 -6V13" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="3.4" stroke-dasharray="1.1 2"/><path d="M7.29 -9L8.1 -4L8.1 14L6.1 16L-6.1 ' +
  '16L-8.1 14L-8.1 -4L-7.29 -9Z" fill="var(--tc-hull)"/><path d="M7.29 -9L8.1 -4L8.1 -1L-8.1 -1L-8.1 -4L-7.29 -9Z" ' +
  'fill="var(--tc-nose)"/><rect x="-6.3" y="9" width="12.6" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-4.3 11H4.3M-4.3 13H4.3M-4.3 15H4.3" stroke-width="0.7" stroke-opacity="0.7"/><path ' +
  'd="M6.4 -2.6L7.2 -1.6L7.2 8.4L6.4 9.4L-6.4 9.4L-7.2 8.4L-7.2 -1.6L-6.4 -2.6Z" fill="var(--tc-turret)"/></g></g><g ' +
  'id="tc-badge-b"><path d="M-6.6-1.4V-5.2H6.6V-1.4M0-5.2V6.6" fill="none" stroke="var(--tc-badge)" stroke-width="2.3" ' +
  'stroke-linejoin="round"/></g><g id="tc-wreck-b"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><path d="M7.3 -15L14.6 -18L15.4 -15L7.3 -11L-7.3 -11L-15.4 -15L-14.6 -18L-7.3 -15Z" ' +
  'fill="var(--tc-deck)" transform="rotate(9)"/><rect x="-11.5" y="-8" width="4.8" height="22.5" rx="2" ' +
  'fill="var(--tc-track)"/><path d="M-9.1 -6V13" fill="none" stroke="var(--tc-tread)" stroke-width="3.4" ' +
  'stroke-dasharray="1.1 2"/><rect x="6.7" y="-8" width="4.8" height="22.5" rx="2" fill="var(--tc-track)"/><path ' +
  'd="M9.1 -6V13" fill="none" stroke="var(--tc-tread)" stroke-width="3.4" stroke-dasharray="1.1 2"/><path d="M7.29 ' +
  '-9L8.1 -4L8.1 14L6.1 16L-6.1 16L-8.1 14L-8.1 -4L-7.29 -9Z" fill="var(--tc-hull)"/><rect x="-6.3" y="9" width="12.6" ' +
  'height="6.4" rx="1.2" fill="var(--tc-deck)" stroke="none"/><path d="M-4.3 11H4.3M-4.3 13H4.3M-4.3 15H4.3" ' +
  'stroke-width="0.7" stroke-opacity="0.7"/><path d="M-3 -8l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" ' +
  'stroke-width="1.6"/><path d="M6.4 -2.6L7.2 -1.6L7.2 8.4L6.4 9.4L-6.4 9.4L-7.2 8.4L-7.2 -1.6L-6.4 -2.6Z" ' +
  'fill="var(--tc-map-soot)" fill-opacity="0.55" stroke="none"/><path d="M6.4 -2.6L7.2 -1.6L7.2 8.4L6.4 9.4L-6.4 ' +
  '9.4L-7.2 8.4L-7.2 -1.6L-6.4 -2.6Z" fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-11.5 ' +
  '12q5-7 9-2q5 4 1 7q-7 3-10-5ZM11.5-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" ' +
  'stroke="none"/></g><g transform="translate(2 3.4)scale(0.8)"><use href="#tc-badge-b"/></g></g>',
  "HB":
  '<g id="tc-shape-hb"><path d="M8.84 -9.5L9.4 -4.5L9.4 16L7.4 18L-7.4 18L-9.4 16L-9.4 -4.5L-8.84 -9.5Z"/><rect ' +
  'x="-14" y="-8.5" width="28" height="25" rx="2"/><path d="M8.4 -16.5L16.8 -19.5L17.6 -16.5L8.4 -12.5L-8.4 ' +
  '-12.5L-17.6 -16.5L-16.8 -19.5L-8.4 -16.5Z"/></g><g id="tc-live-hb"><g stroke="var(--tc-outline)" stroke-width="1.2" ' +
  'stroke-linejoin="round"><path d="M-9.24 -14.1V-1.5M9.24 -14.1V-1.5" fill="none" stroke="var(--tc-track)" ' +
  'stroke-width="3.2"/><path d="M8.4 -16.5L16.8 -19.5L17.6 -16.5L8.4 -12.5L-8.4 -12.5L-17.6 -16.5L-16.8 -19.5L-8.4 ' +
  '-16.5Z" fill="var(--tc-nose)"/><rect x="-14" y="-8.5" width="6" height="25" rx="2" fill="var(--tc-track)"/><path ' +
  'd="M-11 -6.5V15" fill="none" stroke="var(--tc-tread)" stroke-width="4.6" stroke-dasharray="1.1 2"/><rect x="8" ' +
  'y="-8.5" width="6" height="25" rx="2" fill="var(--tc-track)"/><path d="M11 -6.5V15" fill="none" ' +
  'stroke="var(--tc-tread)" stroke-width="4.6" stroke-dasharray="1.1 2"/><path d="M8.84 -9.5L9.4 -4.5L9.4 16L7.4 ' +
  '18L-7.4 18L-9.4 16L-9.4 -4.5L-8.84 -9.5Z" fill="var(--tc-hull)"/><path d="M8.84 -9.5L9.4 -4.5L9.4 -1.5L-9.4 ' +
  '-1.5L-9.4 -4.5L-8.84 -9.5Z" fill="var(--tc-nose)"/><rect x="-7.6" y="11" width="15.2" height="6.4" rx="1.2" ' +
  'fill="var(--tc-deck)" stroke="none"/><path d="M-5.6 13H5.6M-5.6 15H5.6M-5.6 17H5.6" stroke-width="0.7" ' +
  'stroke-opacity="0.7"/><path d="M7 -4.4L9.4 -2L9.4 9.6L7 12L-7 12L-9.4 9.6L-9.4 -2L-7 -4.4Z" ' +
  'fill="var(--tc-turret)"/></g></g><g id="tc-badge-hb"><path d="M-4-1.8H4V6.4H-4Z" fill="var(--tc-badge)"/><path ' +
  'd="M-6.8-1.6V-5.6H6.8V-1.6" fill="none" stroke="var(--tc-badge)" stroke-width="2.3" stroke-linejoin="round"/></g><g ' +
  'id="tc-wreck-hb"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><path d="M8.4 -16.5L16.8 ' +
  '-19.5L17.6 -16.5L8.4 -12.5L-8.4 -12.5L-17.6 -16.5L-16.8 -19.5L-8.4 -16.5Z" fill="var(--tc-deck)" ' +
  'transform="rotate(9)"/><rect x="-14" y="-8.5" width="6" height="25" rx="2" fill="var(--tc-track)"/><path d="M-11 ' +
  '-6.5V15" fill="none" stroke="var(--tc-tread)" stroke-width="4.6" stroke-dasharray="1.1 2"/><rect x="8" y="-8.5" ' +
  'width="6" height="25" rx="2" fill="var(--tc-track)"/><path d="M11 -6.5V15" fill="none" stroke="var(--tc-tread)" ' +
  'stroke-width="4.6" stroke-dasharray="1.1 2"/><path d="M8.84 -9.5L9.4 -4.5L9.4 16L7.4 18L-7.4 18L-9.4 16L-9.4 ' +
  '-4.5L-8.84 -9.5Z" fill="var(--tc-hull)"/><rect x="-7.6" y="11" width="15.2" height="6.4" rx="1.2" ' +
  'fill="var(--tc-deck)" stroke="none"/><path d="M-5.6 13H5.6M-5.6 15H5.6M-5.6 17H5.6" stroke-width="0.7" ' +
  'stroke-opacity="0.7"/><path d="M-3 -8.5l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" ' +
  'stroke-width="1.6"/><path d="M7 -4.4L9.4 -2L9.4 9.6L7 12L-7 12L-9.4 9.6L-9.4 -2L-7 -4.4Z" fill="var(--tc-map-soot)" ' +
  'fill-opacity="0.55" stroke="none"/><path d="M7 -4.4L9.4 -2L9.4 9.6L7 12L-7 12L-9.4 9.6L-9.4 -2L-7 -4.4Z" ' +
  'fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-14 14q5-7 9-2q5 4 1 7q-7 ' +
  '3-10-5ZM14-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g ' +
  'transform="translate(2 4)scale(0.8)"><use href="#tc-badge-hb"/></g></g>',
  "AO":
  '<g id="tc-shape-ao"><path d="M3.6 -9.5L6 -4.5L6 7.5L4 9.5L-4 9.5L-6 7.5L-6 -4.5L-3.6 -9.5Z"/><rect x="-7.6" ' +
  'y="-8.5" width="15.2" height="16.5" rx="2"/><path d="M4.5-2L10.5 13M8.2 13.8L12.8 12.2" stroke-width="6"/></g><g ' +
  'id="tc-live-ao"><g stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><path d="M4.5-2L10.5 ' +
  '13M8.2 13.8L12.8 12.2" fill="none" stroke-width="2.4" stroke-linecap="round"/><rect x="-7.6" y="-8" width="3" ' +
  'height="6.5" rx="1.6" fill="var(--tc-track)"/><rect x="-7.6" y="2.5" width="3" height="6.5" rx="1.6" ' +
  'fill="var(--tc-track)"/><rect x="4.6" y="-8" width="3" height="6.5" rx="1.6" fill="var(--tc-track)"/><rect x="4.6" ' +
  'y="2.5" width="3" height="6.5" rx="1.6" fill="var(--tc-track)"/><path d="M3.6 -9.5L6 -4.5L6 7.5L4 9.5L-4 9.5L-6 ' +
  '7.5L-6 -4.5L-3.6 -9.5Z" fill="var(--tc-hull)"/><path d="M3.6 -9.5L6 -4.5L6 -1.5L-6 -1.5L-6 -4.5L-3.6 -9.5Z" ' +
  'fill="var(--tc-nose)"/><rect x="-3.7" y="2.5" width="7.4" height="6.4" rx="1.2" fill="var(--tc-deck)" ' +
  'stroke="none"/><path d="M-1.7 4.5H1.7M-1.7 6.5H1.7M-1.7 8.5H1.7" stroke-width="0.7" stroke-opacity="0.7"/><path ' +
  'd="M0 -4.8A6.2 6.2 0 0 1 0 7.6A6.2 6.2 0 0 1 0 -4.8Z" fill="var(--tc-turret)"/></g></g><g id="tc-badge-ao"><path ' +
  'd="M-6.8 1A3 3 0 1 1-.8 1A3 3 0 1 1-6.8 1M.8 1A3 3 0 1 1 6.8 1A3 3 0 1 1 .8 1M-5-2.6V-5.4M5-2.6V-5.4" fill="none" ' +
  'stroke="var(--tc-badge)" stroke-width="2.3" stroke-linejoin="round"/></g><g id="tc-wreck-ao"><g ' +
  'stroke="var(--tc-outline)" stroke-width="1.2" stroke-linejoin="round"><rect x="-7.6" y="-8" width="3" height="6.5" ' +
  'rx="1.6" fill="var(--tc-track)"/><rect x="-7.6" y="2.5" width="3" height="6.5" rx="1.6" ' +
  'fill="var(--tc-track)"/><rect x="4.6" y="-8" width="3" height="6.5" rx="1.6" fill="var(--tc-track)"/><rect x="4.6" ' +
  'y="2.5" width="3" height="6.5" rx="1.6" fill="var(--tc-track)"/><path d="M3.6 -9.5L6 -4.5L6 7.5L4 9.5L-4 9.5L-6 ' +
  '7.5L-6 -4.5L-3.6 -9.5Z" fill="var(--tc-hull)"/><rect x="-3.7" y="2.5" width="7.4" height="6.4" rx="1.2" ' +
  'fill="var(--tc-deck)" stroke="none"/><path d="M-1.7 4.5H1.7M-1.7 6.5H1.7M-1.7 8.5H1.7" stroke-width="0.7" ' +
  'stroke-opacity="0.7"/><path d="M-3 -8.5l3 5l-4 3l3 4" fill="none" stroke="var(--tc-map-soot)" ' +
  'stroke-width="1.6"/><path d="M0 -4.8A6.2 6.2 0 0 1 0 7.6A6.2 6.2 0 0 1 0 -4.8Z" fill="var(--tc-map-soot)" ' +
  'fill-opacity="0.55" stroke="none"/><path d="M0 -4.8A6.2 6.2 0 0 1 0 7.6A6.2 6.2 0 0 1 0 -4.8Z" ' +
  'fill="var(--tc-turret)" transform="translate(2.6 2)rotate(20)"/><path d="M-7.6 5.5q5-7 9-2q5 4 1 7q-7 ' +
  '3-10-5ZM7.6-7q-7-3-8 2q0 4 4 4q4 0 4-6Z" fill="var(--tc-map-soot)" fill-opacity="0.85" stroke="none"/></g><g ' +
  'transform="translate(2 1.4)scale(0.8)"><use href="#tc-badge-ao"/></g></g>',
};

/** Patterns, and what belongs to no kind, as SVG. */
export const DEFINITIONS =
  '<path d="M-4-18C4-22 12-17 15-11C21-8 20 0 17 4C18 12 10 17 4 15C-2 21-12 18-14 11C-21 ' +
  '8-19-1-16-5C-16-12-10-16-4-18Z" id="tc-scorch" fill-opacity="0.2"/><g id="tc-body"><g stroke="var(--tc-outline)" ' +
  'stroke-width="1.3" stroke-linejoin="round"><path d="M-8 4C-10 9-8 13-2 14.5C4 16 10 15 17 9C14 18 4 22-5 20C-15 ' +
  '18-18 9-16 0Z" fill="var(--tc-hull)"/><path d="M15-33L20.4-31L16.6-26ZM16.4-23L21.6-20L16.8-15ZM15.6-12L20-8L14-4Z" ' +
  'fill="var(--tc-tread)"/><path d="M15-33L20.4-31L16.6-26ZM16.4-23L21.6-20L16.8-15ZM15.6-12L20-8L14-4Z" ' +
  'transform="scale(-1 1)" fill="var(--tc-tread)"/><path d="M14.6-43L14-48.4L17-44ZM17-44L18.6-49L19.2-43.4ZM13 ' +
  '10L12.8 15L15.6 10ZM16 9.6L18 14.4L18.6 8.6Z" fill="var(--tc-nose)"/><path ' +
  'd="M14.6-43L14-48.4L17-44ZM17-44L18.6-49L19.2-43.4ZM13 10L12.8 15L15.6 10ZM16 9.6L18 14.4L18.6 8.6Z" ' +
  'transform="scale(-1 1)" fill="var(--tc-nose)"/><path d="M0-39C10-40 17-32 17-22C17.4-8 14 5 8 8C3 10-3 10-8 8C-14 ' +
  '5-17.4-8-17-22C-17-32-10-40 0-39Z" fill="var(--tc-hull)"/><path d="M0-35C7-35 10.6-29 11-20C11-9 9 1 5 4.6H-5C-9 ' +
  '1-11-9-11-20C-10.6-29-7-35 0-35Z" fill="var(--tc-turret)"/><path d="M-9 -28Q0 -24 9 -28M-10.6 -21Q0 -17 10.6 ' +
  '-21M-10.6 -14Q0 -10 10.6 -14M-9.8 -7Q0 -3 9.8 -7M-8 -0.5Q0 3.5 8 -0.5" fill="none" stroke-width="0.9"/><path ' +
  'd="M11-33C16-33 19-37 19-44L14.6-43.4C14-39 11-37 8-36Z" fill="var(--tc-hull)"/><path d="M11-33C16-33 19-37 ' +
  '19-44L14.6-43.4C14-39 11-37 8-36Z" transform="scale(-1 1)" fill="var(--tc-hull)"/><path d="M10-5C17-5 19.4 1 18.6 ' +
  '9L12.6 10.6C12 7 10 5 6.4 4.6Z" fill="var(--tc-hull)"/><path d="M10-5C17-5 19.4 1 18.6 9L12.6 10.6C12 7 10 5 6.4 ' +
  '4.6Z" transform="scale(-1 1)" fill="var(--tc-hull)"/><path d="M0-58C4-58 7-56 8.4-52L11-48.6C11.6-41 7-36 ' +
  '0-36C-7-36-11.6-41-11-48.6L-8.4-52C-7-56-4-58 0-58Z" fill="var(--tc-hull)"/><path d="M8-40L16-43L10-47Z" ' +
  'fill="var(--tc-nose)"/><path d="M8-40L16-43L10-47Z" transform="scale(-1 1)" fill="var(--tc-nose)"/><path ' +
  'd="M-6-54L-4-58.5L-2-55L0-59.5L2-55L4-58.5L6-54C3-52.6-3-52.6-6-54Z" fill="var(--tc-nose)" ' +
  'stroke-width="0.9"/><path d="M2.6-49.6l5 5m0-5l-5 5" fill="none" stroke-width="1.8"/><path d="M2.6-49.6l5 5m0-5l-5 ' +
  '5" transform="scale(-1 1)" fill="none" stroke-width="1.8"/></g></g><g id="tc-shape-body"><path d="M-8 4C-10 9-8 ' +
  '13-2 14.5C4 16 10 15 17 9C14 18 4 22-5 20C-15 18-18 9-16 0Z"/><path d="M0-39C10-40 17-32 17-22C17.4-8 14 5 8 8C3 ' +
  '10-3 10-8 8C-14 5-17.4-8-17-22C-17-32-10-40 0-39Z"/><path d="M0-58C4-58 7-56 8.4-52L11-48.6C11.6-41 7-36 ' +
  '0-36C-7-36-11.6-41-11-48.6L-8.4-52C-7-56-4-58 0-58Z"/></g><g id="tc-flag"><g><path d="M-6-19V13" ' +
  'stroke="var(--tc-halo)" stroke-width="5.6" stroke-linecap="round"/><path d="M-5-17C0-20.5 4-13.5 13-17V-4.5C4-1 ' +
  '0-8-5-4.5Z" fill="var(--tc-halo)" stroke="var(--tc-halo)" stroke-width="4.4" stroke-linejoin="round"/><path ' +
  'd="M-6-19V13" stroke="var(--tc-outline)" stroke-width="2.6" stroke-linecap="round"/><path d="M-5-17C0-20.5 4-13.5 ' +
  '13-17V-4.5C4-1 0-8-5-4.5Z" fill="var(--tc-turret)" stroke="var(--tc-outline)" stroke-width="1.6" ' +
  'stroke-linejoin="round"/><path d="M-5-10.7C0-14.2 4-7.2 13-10.7" fill="none" stroke="var(--tc-badge)" ' +
  'stroke-width="1.6"/></g></g><g id="tc-stand"><g><circle cx="0" cy="0" r="16.4" fill="var(--tc-hull)" ' +
  'fill-opacity="0.28" stroke="var(--tc-halo)" stroke-width="6.6"/><circle cx="0" cy="0" r="16.4" fill="none" ' +
  'stroke="var(--tc-outline)" stroke-width="5.2" stroke-dasharray="9.4 3.48"/><circle cx="0" cy="0" r="16.4" ' +
  'fill="none" stroke="var(--tc-turret)" stroke-width="2.4" stroke-dasharray="9.4 3.48"/><circle cx="-6" cy="12" ' +
  'r="3.6" fill="var(--tc-turret)" stroke="var(--tc-outline)" stroke-width="1.2"/></g></g><g ' +
  'id="tc-remote-mine"><g><circle cx="0" cy="0" r="17.4" fill="var(--tc-map-halo)" fill-opacity="0.72"/><circle cx="0" ' +
  'cy="0" r="17.4" fill="none" stroke="var(--tc-map-mine)" stroke-width="2" stroke-dasharray="4 3"/><path d="M-10 ' +
  '2.5H10L7.5 12H-7.5Z" fill="var(--tc-map-mine)" stroke="var(--tc-map-soot)" stroke-width="1.2" ' +
  'stroke-linejoin="round"/><path d="M0 2.5V-4" stroke="var(--tc-map-soot)" stroke-width="2.2"/><circle cx="0" ' +
  'cy="-4.8" r="2.6" fill="var(--tc-map-mine)" stroke="var(--tc-map-soot)" stroke-width="1.2"/><path d="M-5.2-9.2A6.5 ' +
  '6.5 0 0 0-5.2 0M5.2-9.2A6.5 6.5 0 0 1 5.2 0M-9.3-13A12 12 0 0 0-9.3 3.5M9.3-13A12 12 0 0 1 9.3 3.5" fill="none" ' +
  'stroke="var(--tc-map-mine)" stroke-width="1.8" stroke-linecap="round"/></g></g><g id="tc-crater"><g><path ' +
  'd="M11-6L17-10M-12 5L-18 8M1 15L3 19M-10-11L-14-16" fill="none" stroke="var(--tc-map-mud-line)" ' +
  'stroke-width="1.4"/><path d="M-3-14L3-11L9-13L11-6L15-2L12 4L13 10L6 11L1 15L-5 12L-11 12L-12 5L-15 ' +
  '0L-11-5L-10-11L-5-10Z" fill="var(--tc-map-mud)" stroke="var(--tc-map-mud-line)" stroke-width="1.6" ' +
  'stroke-linejoin="round"/><path d="M-2-8L3-6.5L7-6L8 0L7 6L1 8.5L-5 7L-8 2L-7-4Z" fill="var(--tc-map-soot)" ' +
  'fill-opacity="0.72"/></g></g><pattern id="tc-water" width="20" height="18" patternUnits="userSpaceOnUse"><path ' +
  'd="M1 6q3-3 6 0t6 0M11 15q3-3 6 0t6 0M-9 15q3-3 6 0" fill="none" stroke="var(--tc-map-water-line)" stroke-width="1" ' +
  'stroke-linecap="round"/></pattern><pattern id="tc-mud" width="20" height="20" ' +
  'patternUnits="userSpaceOnUse"><ellipse cx="6" cy="5.5" rx="3.6" ry="1.5" fill="none" ' +
  'stroke="var(--tc-map-mud-line)" stroke-width="0.9"/><circle cx="14" cy="3" r="1" ' +
  'fill="var(--tc-map-mud-line)"/><circle cx="17" cy="9" r="0.8" fill="var(--tc-map-mud-line)"/><circle cx="3" cy="12" ' +
  'r="0.8" fill="var(--tc-map-mud-line)"/><circle cx="11" cy="11" r="1.1" fill="var(--tc-map-mud-line)"/><circle ' +
  'cx="7" cy="16" r="0.8" fill="var(--tc-map-mud-line)"/><circle cx="15" cy="16" r="1" ' +
  'fill="var(--tc-map-mud-line)"/></pattern><pattern id="tc-hedge" width="16" height="14" ' +
  'patternUnits="userSpaceOnUse"><path d="M2 6q2.5-4 5 0M10 4q2-3.5 4 0M6.5 12.5q2.5-4 5 0M-1 13q1.5-3 3 0M15 ' +
  '11.5q1.5-3 3 0" fill="none" stroke="var(--tc-map-hedge-line)" stroke-width="1.1" ' +
  'stroke-linecap="round"/></pattern><pattern id="tc-low" width="14" height="13.5" patternUnits="userSpaceOnUse"><path ' +
  'd="M0 4H14M0 10.75H14M4 4V10.75M11 0V4M11 10.75V13.5" fill="none" stroke="var(--tc-map-wall-line)" ' +
  'stroke-width="1.1" stroke-linecap="round"/></pattern><pattern id="tc-high" width="8" height="8" ' +
  'patternUnits="userSpaceOnUse"><path d="M-1 9L9-1M-1 1L1-1M7 9L9 7" fill="none" stroke="var(--tc-map-block-line)" ' +
  'stroke-width="0.9" stroke-linecap="round" stroke-opacity="0.75"/></pattern><path d="M0 -10L2.26 -6.2L6.43 ' +
  '-7.66L5.72 -3.3L9.85 -1.74L6.5 1.15L8.66 5L4.24 5.06L3.42 9.4L0 6.6L-3.42 9.4L-4.24 5.06L-8.66 5L-6.5 1.15L-9.85 ' +
  '-1.74L-5.72 -3.3L-6.43 -7.66L-2.26 -6.2Z" id="tc-fir-shape"/><g id="tc-fir" stroke-linejoin="round"><use ' +
  'href="#tc-fir-shape" fill="var(--tc-map-tree)" stroke="var(--tc-map-tree-line)" stroke-width="1.1"/><path d="M1.77 ' +
  '-5.73L2.18 -2.87L5.04 -3.25L3.51 -0.8L5.95 0.75L3.2 1.64L4.08 4.4L1.4 3.32L0.29 5.99L-1.06 3.44L-3.63 4.78L-3.03 ' +
  '1.95L-5.85 1.33L-3.57 -0.45L-5.34 -2.74L-2.45 -2.64L-2.33 -5.53L-0.18 -3.6Z" fill="var(--tc-map-tree-light)" ' +
  'transform="translate(-1 -1.2)"/><path d="M0 0L0 -8.2M0 0L5.27 -6.28M0 0L8.08 -1.42M0 0L7.1 4.1M0 0L2.8 7.71M0 ' +
  '0L-2.8 7.71M0 0L-7.1 4.1M0 0L-8.08 -1.42M0 0L-5.27 -6.28" stroke="var(--tc-map-tree-line)" ' +
  'stroke-width="0.7"/></g><g id="tc-land-mine"><circle cx="0" cy="0" r="16.4" fill="var(--tc-map-mud)" ' +
  'stroke="var(--tc-map-mud-line)" stroke-width="1.2" stroke-dasharray="2.4 3"/><path d="M0-8V-13.5M0 8V13.5M-8 ' +
  '0H-13.5M8 0H13.5M-5.7-5.7L-9.5-9.5M5.7 5.7L9.5 9.5M-5.7 5.7L-9.5 9.5M5.7-5.7L9.5-9.5" fill="none" ' +
  'stroke="var(--tc-map-ink)" stroke-width="3" stroke-linecap="round"/><circle cx="0" cy="0" r="9.2" ' +
  'fill="var(--tc-map-soot)" stroke="var(--tc-map-ink)" stroke-width="1.2"/><circle cx="0" cy="0" r="5.4" fill="none" ' +
  'stroke="var(--tc-map-mud)" stroke-width="1.6"/><circle cx="0" cy="0" r="1.8" fill="var(--tc-map-mud)"/></g>';
