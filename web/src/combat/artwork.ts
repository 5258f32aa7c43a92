// Written by scripts/web_cards.py; do not edit.

/** Width and height of a card in the drawing's own units. */
export const CARD: readonly [number, number] = [250, 356];

/** Faces with an emblem of their own, by name. */
export const DRAWN: readonly string[] = ["sword", "shield", "life", "thief1", "thief2", "lightning", "skip"];

/** What is behind each monster, by its number. */
export const SKIES: Readonly<Record<number, string>> = {
  "1": "#8fb7c9",
  "2": "#7d8fb3",
  "3": "#93a06b",
  "4": "#8d7a86",
  "5": "#7f8f66",
  "6": "#b98a58",
  "7": "#8f6a52",
  "8": "#4f6a7a",
  "9": "#5b5f6b",
  "10": "#3a2230",
};

/** Every picture, as SVG symbols. */
export const SYMBOLS =
  '<symbol id="mc-blank" viewBox="0 0 250 356" overflow="visible"><rect x="5" y="8" width="244" height="344" rx="20" ' +
  'fill="#000000" opacity="0.28"/><rect x="2" y="2" width="246" height="346" rx="20" fill="#f7f1e3" stroke="#22262c" ' +
  'stroke-width="3"/><rect x="12" y="12" width="226" height="326" rx="13" fill="none" stroke="#d9cdb2" ' +
  'stroke-width="2"/></symbol>\n<symbol id="mc-blank-event" viewBox="0 0 250 356" overflow="visible"><rect x="5" y="8" ' +
  'width="244" height="344" rx="20" fill="#000000" opacity="0.28"/><rect x="2" y="2" width="246" height="346" rx="20" ' +
  'fill="#eef0f7" stroke="#22262c" stroke-width="3"/><rect x="12" y="12" width="226" height="326" rx="13" fill="none" ' +
  'stroke="#b8bedb" stroke-width="2"/></symbol>\n<symbol id="mc-back-plain" viewBox="0 0 250 356" ' +
  'overflow="visible"><rect x="5" y="8" width="244" height="344" rx="20" fill="#000000" opacity="0.28"/><rect x="2" ' +
  'y="2" width="246" height="346" rx="20" fill="#5a3a24" stroke="#22262c" stroke-width="3"/><rect x="12" y="12" ' +
  'width="226" height="326" rx="13" fill="none" stroke="#7a5233" stroke-width="2"/><path d="M16 36C80 27 150 46 234 ' +
  '33" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 ' +
  '59C80 50 150 69 234 56" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M16 82C80 73 150 92 234 79" fill="none" stroke="#3c2616" stroke-width="2.2" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M16 105C80 96 150 115 234 102" fill="none" ' +
  'stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 128C80 119 150 138 ' +
  '234 125" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M16 151C80 142 150 161 234 148" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M16 174C80 165 150 184 234 171" fill="none" stroke="#3c2616" stroke-width="2.2" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M16 197C80 188 150 207 234 194" fill="none" ' +
  'stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 220C80 211 150 230 ' +
  '234 217" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M16 243C80 234 150 253 234 240" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M16 266C80 257 150 276 234 263" fill="none" stroke="#3c2616" stroke-width="2.2" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M16 289C80 280 150 299 234 286" fill="none" ' +
  'stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 312C80 303 150 322 ' +
  '234 309" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><ellipse ' +
  'cx="66" cy="92" rx="20" ry="8" fill="none" stroke="#3c2616" stroke-width="2.5"/><ellipse cx="186" cy="262" rx="24" ' +
  'ry="9" fill="none" stroke="#3c2616" stroke-width="2.5"/><g transform="translate(125 175) scale(1.15)"><g ' +
  'transform="translate(-42 6) rotate(16) scale(0.8)"><path d="M-5-62C12-28 14 18-4 64C-13 28-14-20-5-62Z" ' +
  'fill="#f7f1e3" stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/></g><g ' +
  'transform="translate(0 0) rotate(16)"><path d="M-5-62C12-28 14 18-4 64C-13 28-14-20-5-62Z" fill="#f7f1e3" ' +
  'stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(42 ' +
  '6) rotate(16) scale(0.8)"><path d="M-5-62C12-28 14 18-4 64C-13 28-14-20-5-62Z" fill="#f7f1e3" stroke="#22262c" ' +
  'stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/></g></g></symbol>\n<symbol id="mc-back-trigger" ' +
  'viewBox="0 0 250 356" overflow="visible"><rect x="5" y="8" width="244" height="344" rx="20" fill="#000000" ' +
  'opacity="0.28"/><rect x="2" y="2" width="246" height="346" rx="20" fill="#5a3a24" stroke="#22262c" ' +
  'stroke-width="3"/><rect x="12" y="12" width="226" height="326" rx="13" fill="none" stroke="#7a5233" ' +
  'stroke-width="2"/><path d="M16 36C80 27 150 46 234 33" fill="none" stroke="#3c2616" stroke-width="2.2" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M16 59C80 50 150 69 234 56" fill="none" stroke="#3c2616" ' +
  'stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 82C80 73 150 92 234 79" fill="none" ' +
  'stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 105C80 96 150 115 ' +
  '234 102" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M16 128C80 119 150 138 234 125" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M16 151C80 142 150 161 234 148" fill="none" stroke="#3c2616" stroke-width="2.2" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M16 174C80 165 150 184 234 171" fill="none" ' +
  'stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 197C80 188 150 207 ' +
  '234 194" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M16 220C80 211 150 230 234 217" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M16 243C80 234 150 253 234 240" fill="none" stroke="#3c2616" stroke-width="2.2" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M16 266C80 257 150 276 234 263" fill="none" ' +
  'stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 289C80 280 150 299 ' +
  '234 286" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M16 312C80 303 150 322 234 309" fill="none" stroke="#3c2616" stroke-width="2.2" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><ellipse cx="66" cy="92" rx="20" ry="8" fill="none" stroke="#3c2616" ' +
  'stroke-width="2.5"/><ellipse cx="186" cy="262" rx="24" ry="9" fill="none" stroke="#3c2616" stroke-width="2.5"/><g ' +
  'transform="translate(125 175) scale(1.15)"><g transform="translate(-42 6) rotate(16) scale(0.8)"><path ' +
  'd="M-5-62C12-28 14 18-4 64C-13 28-14-20-5-62Z" fill="#f7f1e3" stroke="#22262c" stroke-width="3.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(0 0) rotate(16)"><path d="M-5-62C12-28 ' +
  '14 18-4 64C-13 28-14-20-5-62Z" fill="#f7f1e3" stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><g transform="translate(42 6) rotate(16) scale(0.8)"><path d="M-5-62C12-28 14 18-4 ' +
  '64C-13 28-14-20-5-62Z" fill="#f7f1e3" stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g></g><g transform="translate(42 52) scale(0.56)"><path d="M-9-44L9-44L6 14L-6 14Z" ' +
  'fill="#f2a93b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" ' +
  'cy="33" r="9" fill="#f2a93b" stroke="#22262c" stroke-width="4"/></g><g transform="translate(208 52) ' +
  'scale(0.56)"><path d="M-9-44L9-44L6 14L-6 14Z" fill="#f2a93b" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" cy="33" r="9" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="4"/></g><g transform="translate(42 298) scale(0.56)"><path d="M-9-44L9-44L6 14L-6 14Z" fill="#f2a93b" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" cy="33" r="9" ' +
  'fill="#f2a93b" stroke="#22262c" stroke-width="4"/></g><g transform="translate(208 298) scale(0.56)"><path ' +
  'd="M-9-44L9-44L6 14L-6 14Z" fill="#f2a93b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><circle cx="0" cy="33" r="9" fill="#f2a93b" stroke="#22262c" stroke-width="4"/></g><g ' +
  'transform="translate(125 44) scale(0.56)"><path d="M-9-44L9-44L6 14L-6 14Z" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" cy="33" r="9" fill="#f2a93b" ' +
  'stroke="#22262c" stroke-width="4"/></g><g transform="translate(125 306) scale(0.56)"><path d="M-9-44L9-44L6 14L-6 ' +
  '14Z" fill="#f2a93b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle ' +
  'cx="0" cy="33" r="9" fill="#f2a93b" stroke="#22262c" stroke-width="4"/></g><g transform="translate(38 175) ' +
  'scale(0.56)"><path d="M-9-44L9-44L6 14L-6 14Z" fill="#f2a93b" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" cy="33" r="9" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="4"/></g><g transform="translate(212 175) scale(0.56)"><path d="M-9-44L9-44L6 14L-6 14Z" ' +
  'fill="#f2a93b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" ' +
  'cy="33" r="9" fill="#f2a93b" stroke="#22262c" stroke-width="4"/></g></symbol>\n<symbol id="mc-back-event" viewBox="0 ' +
  '0 250 356" overflow="visible"><rect x="5" y="8" width="244" height="344" rx="20" fill="#000000" ' +
  'opacity="0.28"/><rect x="2" y="2" width="246" height="346" rx="20" fill="#2c3566" stroke="#22262c" ' +
  'stroke-width="3"/><rect x="12" y="12" width="226" height="326" rx="13" fill="none" stroke="#5a66a8" ' +
  'stroke-width="2"/><g transform="translate(125 179) scale(2.6)"><path d="M-9-44L9-44L6 14L-6 14Z" fill="#f2a93b" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" cy="33" r="9" ' +
  'fill="#f2a93b" stroke="#22262c" stroke-width="4"/></g></symbol>\n<symbol id="mc-sword" viewBox="-50 -50 100 100" ' +
  'overflow="visible"><g transform="translate(0 0) rotate(38) scale(0.92)"><path d="M0-56L9-42L9 16L-9 16L-9-42Z" ' +
  'fill="none" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M0-56L9-42L9 ' +
  '16L-9 16L-9-42Z" fill="#b9c6d2" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M0-56L9-42L9 16L0 16Z" fill="#5d7288" stroke="#22262c" stroke-width="0" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><rect x="-5.5" y="20" width="11" height="22" rx="3" fill="#7a5233" ' +
  'stroke="#22262c" stroke-width="4"/><circle cx="0" cy="46" r="7.5" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="4"/><path d="M-27 14C-18 18 18 18 27 14L27 22C18 26-18 26-27 22Z" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></g></symbol>\n<symbol id="mc-shield" viewBox="-50 ' +
  '-50 100 100" overflow="visible"><path d="M0-46C14-37 27-34 39-35C41 2 28 31 0 47C-28 31-41 2-39-35C-27-34-14-37 ' +
  '0-46Z" fill="#1f8a83" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M0-46C14-37 27-34 39-35C40-22 39-10 36 2L0 2ZM0 2L0 47C-21 35-33 20-36 2Z" fill="#fffdf7" stroke="#22262c" ' +
  'stroke-width="0" stroke-linejoin="round" stroke-linecap="round"/><path d="M0-46C14-37 27-34 39-35C41 2 28 31 0 ' +
  '47C-28 31-41 2-39-35C-27-34-14-37 0-46Z" fill="none" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><circle cx="0" cy="2" r="9" fill="#f2a93b" stroke="#22262c" stroke-width="4"/></symbol>\n' +
  '<symbol id="mc-life" viewBox="-50 -50 100 100" overflow="visible"><path d="M0 40C-52 4-46-38-21-38C-9-38 0-29 ' +
  '0-20C0-29 9-38 21-38C46-38 52 4 0 40Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-27-20C-25-27-20-29-15-28" fill="none" stroke="#fffdf7" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-6-14L6-14L6-4L16-4L16 8L6 8L6 18L-6 18L-6 8L-16 ' +
  '8L-16-4L-6-4Z" fill="#fffdf7" stroke="#22262c" stroke-width="3" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></symbol>\n<symbol id="mc-thief1" viewBox="-50 -50 100 100" overflow="visible"><g ' +
  'transform="translate(0 6) scale(0.95)"><path d="M-32-38L-32 6A32 34 0 0 0 32 6L32-38L12-38L12 6A12 13 0 0 1-12 ' +
  '6L-12-38Z" fill="#6d4bb3" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-32-38L-12-38L-12-22L-32-22ZM12-38L32-38L32-22L12-22Z" fill="#fffdf7" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-31-47L-35-55M-22-48L-22-57M22-48L22-57M31-47L35-55" ' +
  'fill="none" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></g></symbol>\n<symbol ' +
  'id="mc-thief2" viewBox="-50 -50 100 100" overflow="visible"><g transform="translate(-23 -3) rotate(-14) ' +
  'scale(0.66)"><g transform="translate(0 6) scale(0.95)"><path d="M-32-38L-32 6A32 34 0 0 0 32 6L32-38L12-38L12 6A12 ' +
  '13 0 0 1-12 6L-12-38Z" fill="#6d4bb3" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-32-38L-12-38L-12-22L-32-22ZM12-38L32-38L32-22L12-22Z" fill="#fffdf7" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-31-47L-35-55M-22-48L-22-57M22-48L22-57M31-47L35-55" fill="none" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g></g><g transform="translate(23 5) rotate(14) scale(0.66)"><g ' +
  'transform="translate(0 6) scale(0.95)"><path d="M-32-38L-32 6A32 34 0 0 0 32 6L32-38L12-38L12 6A12 13 0 0 1-12 ' +
  '6L-12-38Z" fill="#6d4bb3" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-32-38L-12-38L-12-22L-32-22ZM12-38L32-38L32-22L12-22Z" fill="#fffdf7" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-31-47L-35-55M-22-48L-22-57M22-48L22-57M31-47L35-55" ' +
  'fill="none" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></g></g></symbol>\n' +
  '<symbol id="mc-lightning" viewBox="-50 -50 100 100" overflow="visible"><path d="M10-50L-32 8L-5 8L-16 ' +
  '50L34-14L6-14L26-50Z" fill="#f2a93b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M4-32L-16 0" fill="none" stroke="#fffdf7" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></symbol>\n<symbol id="mc-skip" viewBox="-50 -50 100 100" overflow="visible"><path d="M-44 ' +
  '26h17l-17 17h17" fill="none" stroke="#22262c" stroke-width="11.42" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-44 26h17l-17 17h17" fill="none" stroke="#2c3566" stroke-width="4.42" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-22 -6h25l-25 25h25" fill="none" stroke="#22262c" ' +
  'stroke-width="13.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M-22 -6h25l-25 25h25" fill="none" ' +
  'stroke="#2c3566" stroke-width="6.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 -46h36l-36 36h36" ' +
  'fill="none" stroke="#22262c" stroke-width="16.36" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 ' +
  '-46h36l-36 36h36" fill="none" stroke="#2c3566" stroke-width="9.36" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></symbol>\n<symbol id="mc-event-heal" viewBox="-50 -50 100 100" overflow="visible"><g ' +
  'transform="translate(-27 12) rotate(-12) scale(0.5)"><path d="M0 40C-52 4-46-38-21-38C-9-38 0-29 0-20C0-29 9-38 ' +
  '21-38C46-38 52 4 0 40Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-27-20C-25-27-20-29-15-28" fill="none" stroke="#fffdf7" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(27 12) rotate(12) scale(0.5)"><path ' +
  'd="M0 40C-52 4-46-38-21-38C-9-38 0-29 0-20C0-29 9-38 21-38C46-38 52 4 0 40Z" fill="#d8432b" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-27-20C-25-27-20-29-15-28" fill="none" ' +
  'stroke="#fffdf7" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(0 ' +
  '-12) scale(0.66)"><path d="M0 40C-52 4-46-38-21-38C-9-38 0-29 0-20C0-29 9-38 21-38C46-38 52 4 0 40Z" fill="#d8432b" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-27-20C-25-27-20-29-15-28" fill="none" stroke="#fffdf7" stroke-width="5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g></symbol>\n<symbol id="mc-event-immune" viewBox="-50 -50 100 100" overflow="visible"><g ' +
  'transform="translate(0 0)"><path d="M0-40L0-50" fill="none" stroke="#f2a93b" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(0 0) rotate(30)"><path d="M0-40L0-50" ' +
  'fill="none" stroke="#f2a93b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><g ' +
  'transform="translate(0 0) rotate(60)"><path d="M0-40L0-50" fill="none" stroke="#f2a93b" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(0 0) rotate(90)"><path d="M0-40L0-50" ' +
  'fill="none" stroke="#f2a93b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><g ' +
  'transform="translate(0 0) rotate(120)"><path d="M0-40L0-50" fill="none" stroke="#f2a93b" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(0 0) rotate(150)"><path d="M0-40L0-50" ' +
  'fill="none" stroke="#f2a93b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><g ' +
  'transform="translate(0 0) rotate(180)"><path d="M0-40L0-50" fill="none" stroke="#f2a93b" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(0 0) rotate(210)"><path d="M0-40L0-50" ' +
  'fill="none" stroke="#f2a93b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><g ' +
  'transform="translate(0 0) rotate(240)"><path d="M0-40L0-50" fill="none" stroke="#f2a93b" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(0 0) rotate(270)"><path d="M0-40L0-50" ' +
  'fill="none" stroke="#f2a93b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><g ' +
  'transform="translate(0 0) rotate(300)"><path d="M0-40L0-50" fill="none" stroke="#f2a93b" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(0 0) rotate(330)"><path d="M0-40L0-50" ' +
  'fill="none" stroke="#f2a93b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><g ' +
  'transform="translate(0 0) scale(0.72)"><path d="M0-46C14-37 27-34 39-35C41 2 28 31 0 47C-28 31-41 ' +
  '2-39-35C-27-34-14-37 0-46Z" fill="#1f8a83" stroke="#22262c" stroke-width="5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><g transform="translate(0 0) scale(1.1)"><path d="M0-20L5.5-6.5L20-6L8.5 3L12.5 17L0 ' +
  '9L-12.5 17L-8.5 3L-20-6L-5.5-6.5Z" fill="#fffdf7" stroke="#22262c" stroke-width="3" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g></g></symbol>\n<symbol id="mc-event-discard" viewBox="-50 -50 100 100" ' +
  'overflow="visible"><g transform="translate(0 -4)"><g transform="translate(0 20) rotate(-34)"><rect x="-13" y="-52" ' +
  'width="26" height="40" rx="4" fill="#fffdf7" stroke="#22262c" stroke-width="3.5"/></g><g transform="translate(0 20) ' +
  'rotate(-12)"><rect x="-13" y="-52" width="26" height="40" rx="4" fill="#fffdf7" stroke="#22262c" ' +
  'stroke-width="3.5"/></g><g transform="translate(0 20) rotate(12)"><rect x="-13" y="-52" width="26" height="40" ' +
  'rx="4" fill="#fffdf7" stroke="#22262c" stroke-width="3.5"/></g><g transform="translate(0 20) rotate(34)"><rect ' +
  'x="-13" y="-52" width="26" height="40" rx="4" fill="#fffdf7" stroke="#22262c" stroke-width="3.5"/></g></g><path ' +
  'd="M-8 8L8 8L8 24L20 24L0 46L-20 24L-8 24Z" fill="#d8432b" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></symbol>\n<symbol id="mc-event-attack" viewBox="-50 -50 100 100" ' +
  'overflow="visible"><g transform="translate(-25 3) rotate(18) scale(0.85)"><path d="M-6-44C8-20 10 12-4 46C-10 ' +
  '20-12-14-6-44Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><g transform="translate(2 0) rotate(18)"><path d="M-6-44C8-20 10 12-4 46C-10 ' +
  '20-12-14-6-44Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><g transform="translate(29 3) rotate(18) scale(0.85)"><path d="M-6-44C8-20 10 12-4 ' +
  '46C-10 20-12-14-6-44Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g></symbol>\n<symbol id="mc-event-reverse" viewBox="-50 -50 100 100" ' +
  'overflow="visible"><path d="M-38-2A38 38 0 0 1 24-30L32-40L40-8L8-14L16-22A27 27 0 0 0-26-2Z" fill="#6d4bb3" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><g transform="translate(0 0) ' +
  'rotate(180)"><path d="M-38-2A38 38 0 0 1 24-30L32-40L40-8L8-14L16-22A27 27 0 0 0-26-2Z" fill="#6d4bb3" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></g></symbol>\n<symbol ' +
  'id="mc-heart" viewBox="-50 -50 100 100" overflow="visible"><path d="M0 40C-52 4-46-38-21-38C-9-38 0-29 0-20C0-29 ' +
  '9-38 21-38C46-38 52 4 0 40Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-27-20C-25-27-20-29-15-28" fill="none" stroke="#fffdf7" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></symbol>\n<symbol id="mc-heart-lost" viewBox="-50 -50 100 100" ' +
  'overflow="visible"><path d="M0 40C-52 4-46-38-21-38C-9-38 0-29 0-20C0-29 9-38 21-38C46-38 52 4 0 40Z" fill="none" ' +
  'stroke="currentColor" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="7 6"/><path ' +
  'd="M0-20L-8-6L7 5L-3 20" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></symbol>\n<symbol id="mc-mark" viewBox="-50 -50 100 100" overflow="visible"><path ' +
  'd="M-9-44L9-44L6 14L-6 14Z" fill="#f2a93b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><circle cx="0" cy="33" r="9" fill="#f2a93b" stroke="#22262c" stroke-width="4"/></symbol>\n' +
  '<symbol id="mc-mark-event" viewBox="-50 -50 100 100" overflow="visible"><path d="M-9-44L9-44L6 14L-6 14Z" ' +
  'fill="#2c3566" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" ' +
  'cy="33" r="9" fill="#2c3566" stroke="#22262c" stroke-width="4"/></symbol>\n<symbol id="mc-stamp" viewBox="-35 -24 70 ' +
  '48" overflow="visible"><rect x="-32" y="-21" width="64" height="42" rx="8" fill="#f7f1e3" stroke="#d8432b" ' +
  'stroke-width="5"/><text x="0" y="12" font-size="34" fill="#d8432b" text-anchor="middle" ' +
  'font-weight="700">×2</text></symbol>\n<symbol id="mc-monster-1" viewBox="-125 -130 250 234" ' +
  'overflow="visible"><ellipse cx="0" cy="54" rx="70" ry="10" fill="#9cc7b4" stroke="#22262c" stroke-width="0"/><path ' +
  'd="M-62 50C-72 18-44 4-30-20C-20-38-8-46 4-46C18-46 22-30 34-14C50 6 70 22 62 50C40 60-40 60-62 50Z" fill="#67b58d" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-22-8C-16-24-8-32 2-34" ' +
  'fill="none" stroke="#fffdf7" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="-14" ' +
  'cy="12" r="11" fill="#fffdf7" stroke="#22262c" stroke-width="3"/><circle cx="-12" cy="13.65" r="4.62" ' +
  'fill="#22262c" stroke="#22262c" stroke-width="0"/><circle cx="18" cy="10" r="11" fill="#fffdf7" stroke="#22262c" ' +
  'stroke-width="3"/><circle cx="16" cy="11.65" r="4.62" fill="#22262c" stroke="#22262c" stroke-width="0"/><path ' +
  'd="M-8 33C-2 39 8 39 14 32" fill="none" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><circle cx="44" cy="34" r="5" fill="#8fd0ae" stroke="#22262c" stroke-width="2"/></symbol>\n' +
  '<symbol id="mc-monster-2" viewBox="-125 -130 250 234" overflow="visible"><path d="M14-4C30-44 62-56 96-46C88-34 ' +
  '86-22 90-4C78-8 70-4 66 10C56 0 46 2 40 18C32 8 22 8 16 18Z" fill="#6a5a86" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M30-14C48-34 68-42 96-46M34 0C50-16 66-22 90-4" ' +
  'fill="none" stroke="#22262c" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><g ' +
  'transform="scale(-1 1)"><path d="M14-4C30-44 62-56 96-46C88-34 86-22 90-4C78-8 70-4 66 10C56 0 46 2 40 18C32 8 22 8 ' +
  '16 18Z" fill="#6a5a86" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M30-14C48-34 68-42 96-46M34 0C50-16 66-22 90-4" fill="none" stroke="#22262c" stroke-width="2.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><path d="M6-26L24-58L28-18Z" fill="#4f4169" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><g transform="scale(-1 1)"><path ' +
  'd="M6-26L24-58L28-18Z" fill="#4f4169" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><ellipse cx="0" cy="4" rx="28" ry="34" fill="#7d6b9b" stroke="#22262c" ' +
  'stroke-width="4"/><circle cx="11" cy="-6" r="9" fill="#ffe08a" stroke="#22262c" stroke-width="3"/><circle cx="10" ' +
  'cy="-4.65" r="3.78" fill="#22262c" stroke="#22262c" stroke-width="0"/><g transform="scale(-1 1)"><circle cx="11" ' +
  'cy="-6" r="9" fill="#ffe08a" stroke="#22262c" stroke-width="3"/><circle cx="10" cy="-4.65" r="3.78" fill="#22262c" ' +
  'stroke="#22262c" stroke-width="0"/></g><path d="M-14 16C-6 24 6 24 14 16L9 18L6 28L3 20L-3 20L-6 28L-9 18Z" ' +
  'fill="#fffdf7" stroke="#22262c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/></symbol>\n<symbol ' +
  'id="mc-monster-3" viewBox="-125 -130 250 234" overflow="visible"><path d="M30-14C54-36 76-40 98-34C84-14 64 6 36 ' +
  '14Z" fill="#7ba23f" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M44-6C58-20 70-26 84-28" fill="none" stroke="#22262c" stroke-width="2.5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M30-14C54-36 76-40 98-34C84-14 64 6 36 14Z" ' +
  'fill="#7ba23f" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M44-6C58-20 70-26 84-28" fill="none" stroke="#22262c" stroke-width="2.5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><path d="M-44-16C-44-54 44-54 44-16C46 20 30 58 0 62C-30 58-46 20-44-16Z" ' +
  'fill="#8fb84b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-40-30C-24-62 24-62 40-30C20-42-20-42-40-30Z" fill="#5a4632" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M6-14C14-24 28-24 36-16C30-4 14-4 6-14Z" fill="#ffe08a" ' +
  'stroke="#22262c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="20" cy="-13" r="4.5" ' +
  'fill="#22262c" stroke="#22262c" stroke-width="0"/><g transform="scale(-1 1)"><path d="M6-14C14-24 28-24 36-16C30-4 ' +
  '14-4 6-14Z" fill="#ffe08a" stroke="#22262c" stroke-width="3" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><circle cx="20" cy="-13" r="4.5" fill="#22262c" stroke="#22262c" ' +
  'stroke-width="0"/></g><path d="M4-24L38-30" fill="none" stroke="#22262c" stroke-width="5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M4-24L38-30" fill="none" stroke="#22262c" ' +
  'stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><path d="M-8-6C-10 8-14 20-8 24C0 30 14 26 12 ' +
  '18C8 8 8 2 8-6Z" fill="#7ba23f" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-28 34C-10 42 12 42 30 30C24 52-18 58-28 34Z" fill="#22262c" stroke="#22262c" ' +
  'stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-20 37L-14 48L-8 40ZM16 37L22 46L25 34Z" ' +
  'fill="#fffdf7" stroke="#22262c" stroke-width="0" stroke-linejoin="round" stroke-linecap="round"/></symbol>\n<symbol ' +
  'id="mc-monster-4" viewBox="-125 -130 250 234" overflow="visible"><path d="M26-6C50-40 70-46 92-30L98-6" fill="none" ' +
  'stroke="#22262c" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><path d="M26-6C50-40 70-46 ' +
  '92-30L98-6" fill="none" stroke="#4b3b46" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M30 4C58-12 78-10 94 14L96 34" fill="none" stroke="#22262c" stroke-width="10" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M30 4C58-12 78-10 94 14L96 34" fill="none" stroke="#4b3b46" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M28 16C54 14 72 26 82 48L80 68" fill="none" ' +
  'stroke="#22262c" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><path d="M28 16C54 14 72 26 82 ' +
  '48L80 68" fill="none" stroke="#4b3b46" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M20 26C38 34 48 48 52 66L46 84" fill="none" stroke="#22262c" stroke-width="10" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M20 26C38 34 48 48 52 66L46 84" fill="none" stroke="#4b3b46" stroke-width="5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M26-6C50-40 70-46 92-30L98-6" ' +
  'fill="none" stroke="#22262c" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><path d="M26-6C50-40 ' +
  '70-46 92-30L98-6" fill="none" stroke="#4b3b46" stroke-width="5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M30 4C58-12 78-10 94 14L96 34" fill="none" stroke="#22262c" stroke-width="10" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M30 4C58-12 78-10 94 14L96 34" fill="none" ' +
  'stroke="#4b3b46" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="M28 16C54 14 72 26 82 ' +
  '48L80 68" fill="none" stroke="#22262c" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M28 16C54 14 72 26 82 48L80 68" fill="none" stroke="#4b3b46" stroke-width="5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M20 26C38 34 48 48 52 66L46 84" fill="none" stroke="#22262c" stroke-width="10" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M20 26C38 34 48 48 52 66L46 84" fill="none" ' +
  'stroke="#4b3b46" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g><ellipse cx="0" cy="-46" ' +
  'rx="44" ry="36" fill="#5d4757" stroke="#22262c" stroke-width="4"/><path ' +
  'd="M0-76L10-60L0-46L-10-60ZM0-46L7-34L0-24L-7-34Z" fill="#d8432b" stroke="#22262c" stroke-width="3" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><ellipse cx="0" cy="0" rx="36" ry="34" fill="#735a6c" ' +
  'stroke="#22262c" stroke-width="4"/><circle cx="9" cy="-10" r="9" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="2.5"/><circle cx="9" cy="-9" r="3.6" fill="#22262c" stroke="#22262c" stroke-width="0"/><circle ' +
  'cx="24" cy="-18" r="6" fill="#f2a93b" stroke="#22262c" stroke-width="2.5"/><circle cx="24" cy="-17" r="2.4" ' +
  'fill="#22262c" stroke="#22262c" stroke-width="0"/><circle cx="7" cy="-28" r="5.5" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="2.5"/><circle cx="7" cy="-27" r="2.2" fill="#22262c" stroke="#22262c" stroke-width="0"/><circle ' +
  'cx="18" cy="-34" r="4.5" fill="#f2a93b" stroke="#22262c" stroke-width="2.5"/><circle cx="18" cy="-33" r="1.8" ' +
  'fill="#22262c" stroke="#22262c" stroke-width="0"/><g transform="scale(-1 1)"><circle cx="9" cy="-10" r="9" ' +
  'fill="#f2a93b" stroke="#22262c" stroke-width="2.5"/><circle cx="9" cy="-9" r="3.6" fill="#22262c" stroke="#22262c" ' +
  'stroke-width="0"/><circle cx="24" cy="-18" r="6" fill="#f2a93b" stroke="#22262c" stroke-width="2.5"/><circle ' +
  'cx="24" cy="-17" r="2.4" fill="#22262c" stroke="#22262c" stroke-width="0"/><circle cx="7" cy="-28" r="5.5" ' +
  'fill="#f2a93b" stroke="#22262c" stroke-width="2.5"/><circle cx="7" cy="-27" r="2.2" fill="#22262c" stroke="#22262c" ' +
  'stroke-width="0"/><circle cx="18" cy="-34" r="4.5" fill="#f2a93b" stroke="#22262c" stroke-width="2.5"/><circle ' +
  'cx="18" cy="-33" r="1.8" fill="#22262c" stroke="#22262c" stroke-width="0"/></g><path d="M6 22C20 22 24 34 14 52C14 ' +
  '40 8 36 4 34Z" fill="#fffdf7" stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M6 22C20 22 24 34 14 52C14 40 8 36 4 34Z" ' +
  'fill="#fffdf7" stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/></g></symbol>\n' +
  '<symbol id="mc-monster-5" viewBox="-125 -130 250 234" overflow="visible"><path d="M54 46C84 40 100 56 94 72L50 72Z" ' +
  'fill="#5f7a3a" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><g ' +
  'transform="scale(-1 1)"><path d="M54 46C84 40 100 56 94 72L50 72Z" fill="#5f7a3a" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><path d="M-86 40C-92-4-58-36 0-36C58-36 92-4 86 40C80 70-80 ' +
  '70-86 40Z" fill="#7b9348" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle ' +
  'cx="-62" cy="4" r="7" fill="#97ad5e" stroke="#22262c" stroke-width="2.5"/><circle cx="-46" cy="-12" r="5" ' +
  'fill="#97ad5e" stroke="#22262c" stroke-width="2.5"/><circle cx="60" cy="2" r="8" fill="#97ad5e" stroke="#22262c" ' +
  'stroke-width="2.5"/><circle cx="44" cy="-14" r="5" fill="#97ad5e" stroke="#22262c" stroke-width="2.5"/><circle ' +
  'cx="74" cy="20" r="5" fill="#97ad5e" stroke="#22262c" stroke-width="2.5"/><circle cx="-74" cy="22" r="5" ' +
  'fill="#97ad5e" stroke="#22262c" stroke-width="2.5"/><circle cx="42" cy="-40" r="25" fill="#7b9348" stroke="#22262c" ' +
  'stroke-width="4"/><circle cx="42" cy="-42" r="17" fill="#ffd166" stroke="#22262c" stroke-width="3"/><circle cx="42" ' +
  'cy="-39.45" r="7.14" fill="#22262c" stroke="#22262c" stroke-width="0"/><path d="M24-56C34-66 52-66 62-54" ' +
  'fill="none" stroke="#22262c" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><g ' +
  'transform="scale(-1 1)"><circle cx="42" cy="-40" r="25" fill="#7b9348" stroke="#22262c" stroke-width="4"/><circle ' +
  'cx="42" cy="-42" r="17" fill="#ffd166" stroke="#22262c" stroke-width="3"/><circle cx="42" cy="-39.45" r="7.14" ' +
  'fill="#22262c" stroke="#22262c" stroke-width="0"/><path d="M24-56C34-66 52-66 62-54" fill="none" stroke="#22262c" ' +
  'stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/></g><path d="M-74 18C-40 4 40 4 74 18C66 58-66 ' +
  '58-74 18Z" fill="#3a2230" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-20 44C-10 22 18 22 24 42C26 58 38 66 34 76C20 82 4 70 2 56C-6 58-16 56-20 44Z" fill="#d8432b" stroke="#22262c" ' +
  'stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M-62 16L-56 30L-50 13ZM50 13L56 30L62 ' +
  '16Z" fill="#fffdf7" stroke="#22262c" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><circle ' +
  'cx="10" cy="-6" r="3" fill="#22262c" stroke="#22262c" stroke-width="0"/><g transform="scale(-1 1)"><circle cx="10" ' +
  'cy="-6" r="3" fill="#22262c" stroke="#22262c" stroke-width="0"/></g></symbol>\n<symbol id="mc-monster-6" ' +
  'viewBox="-125 -130 250 234" overflow="visible"><path d="M-96 92C-98 40-84-6-52-34C-40 10-44 60-30 92Z" ' +
  'fill="#4e7a52" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-92 ' +
  '30L-104 14L-84 8L-94-12L-72-14L-76-34L-54-34L-52-56L-34-46Z" fill="#d8432b" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-58-34C-40-66-4-72 22-58C56-58 88-44 96-24C98-10 90-4 ' +
  '78-4L-8 6C-40 10-66-4-58-34Z" fill="#66976a" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-40 2C-34 40-6 62 34 60C56 60 80 52 84 40C52 44 8 32-8 4Z" fill="#66976a" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-10 5L78-4C70 14 66 26 ' +
  '68 41C44 42 10 32-10 5Z" fill="#5c1a22" stroke="#22262c" stroke-width="3" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M4 3L11 19L18 2ZM24 1L31 18L38 0ZM44-1L51 15L58-2ZM64-3L70 11L77-4Z" ' +
  'fill="#fffdf7" stroke="#22262c" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M14 ' +
  '25L20 12L27 32ZM34 36L40 21L47 39ZM54 41L59 27L66 41Z" fill="#fffdf7" stroke="#22262c" stroke-width="2.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-20-40C-10-52 10-50 16-38C6-30-12-30-20-40Z" ' +
  'fill="#ffd166" stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M0-46L-2-33" fill="none" stroke="#22262c" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-28-50C-10-62 12-58 24-46" fill="none" stroke="#22262c" stroke-width="7" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><circle cx="82" cy="-26" r="4" fill="#22262c" stroke="#22262c" stroke-width="0"/></symbol>\n' +
  '<symbol id="mc-monster-7" viewBox="-125 -130 250 234" overflow="visible"><path d="M-96 96C-94 52-64 36-34 40L34 ' +
  '40C64 36 94 52 96 96Z" fill="#7a5b3c" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M54-22C76-34 86-16 78 2C72 14 60 12 56 4Z" fill="#c58f5c" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M54-22C76-34 ' +
  '86-16 78 2C72 14 60 12 56 4Z" fill="#c58f5c" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><path d="M-58-4C-64-62-36-86 0-86C36-86 64-62 58-4C66 44 40 76 0 76C-40 76-66 44-58-4Z" ' +
  'fill="#d6a26c" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-40-66C-30-90-10-96 0-112C6-96 30-92 40-66C20-80-20-80-40-66Z" fill="#22262c" stroke="#22262c" stroke-width="3" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-54-18C-34-40-10-26 0-22C10-26 34-40 54-18C40-14 20-8 ' +
  '0-8C-20-8-40-14-54-18Z" fill="#b07c48" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M10-8C18-16 34-16 40-8C34 2 18 2 10-8Z" fill="#ffef9f" stroke="#22262c" ' +
  'stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="24" cy="-7" r="5" fill="#d8432b" ' +
  'stroke="#22262c" stroke-width="2"/><g transform="scale(-1 1)"><path d="M10-8C18-16 34-16 40-8C34 2 18 2 10-8Z" ' +
  'fill="#ffef9f" stroke="#22262c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="24" ' +
  'cy="-7" r="5" fill="#d8432b" stroke="#22262c" stroke-width="2"/></g><path d="M-16 2C-22 18-18 28 0 28C18 28 22 18 ' +
  '16 2Z" fill="#c58f5c" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle ' +
  'cx="7" cy="20" r="3.5" fill="#22262c" stroke="#22262c" stroke-width="0"/><g transform="scale(-1 1)"><circle cx="7" ' +
  'cy="20" r="3.5" fill="#22262c" stroke="#22262c" stroke-width="0"/></g><path d="M-42 42C-20 32 20 32 42 42C36 62-36 ' +
  '62-42 42Z" fill="#4a1820" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M22 52C20 36 26 22 36 12C40 28 40 42 36 52Z" fill="#fffdf7" stroke="#22262c" stroke-width="3.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M22 52C20 36 26 22 36 12C40 28 ' +
  '40 42 36 52Z" fill="#fffdf7" stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><path d="M-36-50L-12-36M-30-60L-22-38" fill="none" stroke="#8d5f35" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></symbol>\n<symbol id="mc-monster-8" viewBox="-125 -130 250 234" ' +
  'overflow="visible"><path d="M-20 96C-30 50-84 44-72-6" fill="none" stroke="#22262c" stroke-width="40" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-20 96C-30 50-84 44-72-6" fill="none" stroke="#4f9c97" ' +
  'stroke-width="32" stroke-linejoin="round" stroke-linecap="round"/><path d="M-20 96C-30 50-84 44-72-6" fill="none" ' +
  'stroke="#7cc0ba" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M0 96C-10 40 20 6-2-44" ' +
  'fill="none" stroke="#22262c" stroke-width="40" stroke-linejoin="round" stroke-linecap="round"/><path d="M0 96C-10 ' +
  '40 20 6-2-44" fill="none" stroke="#4f9c97" stroke-width="32" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M0 96C-10 40 20 6-2-44" fill="none" stroke="#7cc0ba" stroke-width="7" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M20 96C34 50 86 52 70 2" fill="none" stroke="#22262c" stroke-width="40" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M20 96C34 50 86 52 70 2" fill="none" stroke="#4f9c97" ' +
  'stroke-width="32" stroke-linejoin="round" stroke-linecap="round"/><path d="M20 96C34 50 86 52 70 2" fill="none" ' +
  'stroke="#7cc0ba" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M-84 98C-70 62-30 54 0 ' +
  '60C30 54 70 62 84 98Z" fill="#3f8a86" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><g transform="scale(-1 1)"><g transform="translate(66 -10) rotate(-4) scale(0.82)"><path ' +
  'd="M-26-16L-48-34L-22-30L-30-54L-4-32Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-30 8C-34-20-14-34 8-32C30-32 50-22 56-8L18-2L54 6C48 22 24 30 4 26C-14 26-28 ' +
  '20-30 8Z" fill="#3f8a86" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M22-3L26 7L31-4ZM36-6L40 3L45-7ZM26 0L30-8L34 2Z" fill="#fffdf7" stroke="#22262c" stroke-width="2.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-4-18C4-26 16-24 20-16C12-10 0-10-4-18Z" fill="#ffd166" ' +
  'stroke="#22262c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M7-22L8-13" fill="none" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M54-1L70-6L78-14M70-6L80-2" fill="none" stroke="#d8432b" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g></g><g transform="translate(64 -4) rotate(6) scale(0.82)"><path ' +
  'd="M-26-16L-48-34L-22-30L-30-54L-4-32Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-30 8C-34-20-14-34 8-32C30-32 50-22 56-8L18-2L54 6C48 22 24 30 4 26C-14 26-28 ' +
  '20-30 8Z" fill="#3f8a86" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M22-3L26 7L31-4ZM36-6L40 3L45-7ZM26 0L30-8L34 2Z" fill="#fffdf7" stroke="#22262c" stroke-width="2.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-4-18C4-26 16-24 20-16C12-10 0-10-4-18Z" fill="#ffd166" ' +
  'stroke="#22262c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M7-22L8-13" fill="none" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M54-1L70-6L78-14M70-6L80-2" fill="none" stroke="#d8432b" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><g transform="translate(-8 -58) rotate(-14)"><path ' +
  'd="M-26-16L-48-34L-22-30L-30-54L-4-32Z" fill="#d8432b" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-30 8C-34-20-14-34 8-32C30-32 50-22 56-8L18-2L54 6C48 22 24 30 4 26C-14 26-28 ' +
  '20-30 8Z" fill="#3f8a86" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M22-3L26 7L31-4ZM36-6L40 3L45-7ZM26 0L30-8L34 2Z" fill="#fffdf7" stroke="#22262c" stroke-width="2.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-4-18C4-26 16-24 20-16C12-10 0-10-4-18Z" fill="#ffd166" ' +
  'stroke="#22262c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M7-22L8-13" fill="none" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M54-1L70-6L78-14M70-6L80-2" fill="none" stroke="#d8432b" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g></symbol>\n<symbol id="mc-monster-9" viewBox="-125 -130 250 234" ' +
  'overflow="visible"><path d="M-98 98L-104 22L-70-14L-34 6L34 6L70-14L104 22L98 98Z" fill="#565961" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-104 22L-70-14L-46 26L-70 64ZM104 ' +
  '22L70-14L46 26L70 64Z" fill="#7c7f86" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-44 98L-34 20L34 20L44 98Z" fill="#a3a6ad" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-56-20L-48-80L-14-104L30-98L56-62L54-6L30 32L-30 34Z" ' +
  'fill="#7c7f86" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-48-80L-14-104L30-98L8-66L-30-62Z" fill="#a3a6ad" stroke="#22262c" stroke-width="3" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M-50-38L-8-28L8-28L50-40L46-22L10-14L-10-14L-46-20Z" fill="#565961" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M14-24L40-30L36-14L18-12Z" fill="#f2a93b" stroke="#22262c" stroke-width="3" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M14-24L40-30L36-14L18-12Z" fill="#f2a93b" ' +
  'stroke="#22262c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/></g><path d="M-8-10L8-10L12 8L-12 ' +
  '8Z" fill="#a3a6ad" stroke="#22262c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-34 ' +
  '14L34 12L26 26L14 20L4 28L-6 20L-16 28L-28 24Z" fill="#26282d" stroke="#22262c" stroke-width="3.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M30-98L22-78L34-64M-56-20L-42-26M-20 52L-4 70L-10 90M64 ' +
  '30L76 46" fill="none" stroke="#22262c" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-22-106L-34-120L-18-116L-12-128L-4-112L8-118L4-102Z" fill="#5f8a4a" stroke="#22262c" stroke-width="3" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></symbol>\n<symbol id="mc-monster-10" viewBox="-125 -130 250 234" ' +
  'overflow="visible"><path d="M60 96C100 70 84 40 104 14C108 46 122 60 110 98Z" fill="#d8432b" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M76 96C98 80 92 62 104 48C106 68 112 80 ' +
  '104 98Z" fill="#f2a93b" stroke="#22262c" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><g ' +
  'transform="scale(-1 1)"><path d="M60 96C100 70 84 40 104 14C108 46 122 60 110 98Z" fill="#d8432b" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M76 96C98 80 92 62 104 48C106 68 112 80 ' +
  '104 98Z" fill="#f2a93b" stroke="#22262c" stroke-width="2.5" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></g><path d="M-100 100C-90 52-50 40 0 44C50 40 90 52 100 100Z" fill="#2b1b33" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M34-58C56-62 84-76 ' +
  '88-116C106-84 100-40 62-24Z" fill="#e3d3b0" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M52-56L60-32M70-66L80-44M84-84L97-72" fill="none" stroke="#22262c" ' +
  'stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M34-58C56-62 ' +
  '84-76 88-116C106-84 100-40 62-24Z" fill="#e3d3b0" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><path d="M52-56L60-32M70-66L80-44M84-84L97-72" fill="none" stroke="#22262c" ' +
  'stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/></g><path d="M-60-30C-66-80-30-96 0-96C30-96 66-80 ' +
  '60-30C62 8 46 34 38 72L0 92L-38 72C-46 34-62 8-60-30Z" fill="#5b1f3c" stroke="#22262c" stroke-width="4" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M0-96L12-70L0-44L-12-70Z" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M-34-86L-30-118L-14-98L0-126L14-98L30-118L34-86C14-92-14-92-34-86Z" fill="#f2a93b" stroke="#22262c" ' +
  'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M8-22L52-48C56-26 40-8 20-8Z" ' +
  'fill="#fff2a8" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path ' +
  'd="M28-33L36-14L27-12Z" fill="#d8432b" stroke="#22262c" stroke-width="2" stroke-linejoin="round" ' +
  'stroke-linecap="round"/><g transform="scale(-1 1)"><path d="M8-22L52-48C56-26 40-8 20-8Z" fill="#fff2a8" ' +
  'stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M28-33L36-14L27-12Z" ' +
  'fill="#d8432b" stroke="#22262c" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></g><path d="M4 ' +
  '0L12 10L4 14Z" fill="#22262c" stroke="#22262c" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><g ' +
  'transform="scale(-1 1)"><path d="M4 0L12 10L4 14Z" fill="#22262c" stroke="#22262c" stroke-width="2" ' +
  'stroke-linejoin="round" stroke-linecap="round"/></g><path d="M-42 22C-20 30 20 30 42 22L34 62L0 78L-34 62Z" ' +
  'fill="#22070f" stroke="#22262c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-40 ' +
  '23L-34 46L-26 27ZM-24 28L-18 44L-11 29ZM-9 29L0 50L9 29ZM11 29L18 44L24 28ZM26 27L34 46L40 23Z" fill="#fffdf7" ' +
  'stroke="#22262c" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M-30 61L-26 47L-18 ' +
  '66ZM-14 69L-9 55L-3 74ZM3 74L9 55L14 69ZM18 66L26 47L30 61Z" fill="#fffdf7" stroke="#22262c" stroke-width="2.5" ' +
  'stroke-linejoin="round" stroke-linecap="round"/><path d="M-52 0C-44 6-40 14-42 22M52 0C44 6 40 14 42 22M-30 84L-44 ' +
  '100M30 84L44 100" fill="none" stroke="#22262c" stroke-width="4" stroke-linejoin="round" ' +
  'stroke-linecap="round"/></symbol>';
