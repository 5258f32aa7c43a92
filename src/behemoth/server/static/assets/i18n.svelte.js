var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),xe={},C=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`,Ce=`http://www.w3.org/2000/svg`,we=`http://www.w3.org/1998/Math/MathML`;function Te(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ee(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function De(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Oe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Ee(),xe;return E=e}function ke(){return D(L(E))}function Ae(e){if(w){if(L(E)!==null)throw Ee(),xe;E=e}}function je(e=1){if(w){for(var t=e,n=E;t--;)n=L(n);E=n}}function Me(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=L(n);e&&n.remove(),n=i}}function Ne(e){if(!e||e.nodeType!==8)throw Ee(),xe;return e.data}function Pe(e){return e===this.v}function Fe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ie(e){return!Fe(e,this.v)}function Le(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Ze(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Ze(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Ze(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function Qe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function $e(e,t){return e===null&&Le(t),e.c??=new Map(Qe(e)||void 0)}var O=null;function et(e){O=e}function tt(e){return $e(O,`getContext`).get(e)}function nt(e,t){return $e(O,`setContext`).set(e,t),t}function rt(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:G,l:null}}function it(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)An(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,at(e)}function at(e={}){return i(e,de,{value:!0}),e}function ot(){return!0}var st=[];function ct(){var e=st;st=[],m(e)}function k(e){if(st.length===0&&!It){var t=st;queueMicrotask(()=>{t===st&&ct()})}st.push(e)}function lt(){for(;st.length>0;)ct()}var ut=~(b|x|y);function A(e,t){e.f=e.f&ut|t}function dt(e){e.f&512||e.deps===null?A(e,y):A(e,x)}function ft(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),A(e,y)}function pt(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}function mt(e){w&&I(e)!==null&&bn(e)}var ht=!1;function gt(){ht||(ht=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function _t(e){var t=H,n=G;W(null),K(null);try{return e()}finally{W(t),K(n)}}function vt(e,t,n,r=n){e.addEventListener(t,()=>_t(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),gt()}function yt(e,t,n,r){let i=ot()?Ct:Dt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=bt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){R(e,s)}xt()}}var d=St();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Tt(e))).then(u).catch(e=>R(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),xt())}):f()}function bt(){var e=G,t=H,n=O,r=j;return function(i=!0){K(e),W(t),et(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function xt(e=!0){K(null),W(null),et(null),e&&j?.deactivate()}function St(){var e=G,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ct(e){var t=2|b;return G!==null&&(G.f|=ie),{ctx:O,deps:null,effects:null,equals:Pe,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:G,ac:null}}var wt=Symbol(`obsolete`);function Tt(e,t,n){let r=G;r===null&&Re();var i=void 0,a=$t(C),o=!H,s=new Set;return Pn(()=>{var t=G,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(xt)}catch(e){n.reject(e),xt()}var c=j;if(o){if(t.f&32768)var l=St();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(wt);else for(let e of s.values())e.reject(wt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==wt&&(c.activate(),t?(a.f|=le,rn(a,t)):(a.f&8388608&&(a.f^=le),rn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),On(()=>{for(let e of s)e.reject(wt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Et(e){let t=Ct(e);return Qn(t),t}function Dt(e){let t=Ct(e);return t.equals=Ie,t}function Ot(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function kt(e){var t,n=G,r=e.parent;if(!Xn&&r!==null&&e.v!==C&&r.f&24576)return Te(),e.v;if(K(r),1)try{Ot(e),t=sr(e)}finally{K(n)}return t}function At(e){var t=kt(e);!e.equals(t)&&(e.wv=ir(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Pt?.capture(e,t,!0)),e.deps===null))?A(e,y):Xn||(M===null?dt(e):(Dn()||j?.is_fork)&&M.set(e,t))}function jt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&_t(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=f),ur(t,0),Bn(t))}function Mt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&dr(t)}var Nt=null,j=null,Pt=null,M=null,Ft=null,It=!1,Lt=!1,Rt=null,zt=null,Bt=0,Vt=1,Ht=class e{id=Vt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Nt===null?Nt=this:(Nt.next=this,this.prev=Nt),Nt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,b),t(r);for(r of n.m)A(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Rt=[],n=[],r=zt=[];this.#a.length>0;){Bt++>1e3&&(this.#b(),Wt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Yt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Rt=null,zt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Jt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Pt=this,Kt(n),Kt(t),Pt=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Zt.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):ar(r)&&(i&16&&this.add_dirty_reaction(r,x),dr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ft(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{Lt=!0,j=this,this.#m()}finally{Bt=0,Ft=null,Rt=null,zt=null,Lt=!1,j=null,M=null,Zt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(wt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(j===null){let t=j=new e;!Lt&&!It&&k(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){Ft=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Nt=e:t.prev=e,this.linked=!1}}};function Ut(e){var t=It,n=Pt;Pt=null,It=!0;try{var r;for(e&&(Ut(),r=e());;){if(lt(),j===null)return r;j.flush()}}finally{It=t,Pt=n}}function Wt(){try{Ue()}catch(e){R(e,Ft)}}var Gt=null;function Kt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ar(r)&&(Gt=new Set,dr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Un(r),Gt?.size>0)){Zt.clear();for(let e of Gt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Gt.has(n)&&(Gt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||dr(n)}}Gt.clear()}}Gt=null}}function qt(e){j.schedule(e)}function Jt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,y);for(var n=e.first;n!==null;)Jt(n,t),n=n.next}}function Yt(e){A(e,y);for(var t=e.first;t!==null;)Yt(t),t=t.next}var Xt=new Set,Zt=new Map,Qt=!1;function $t(e,t){return{f:0,v:e,reactions:null,equals:Pe,rv:0,wv:0}}function N(e,t){let n=$t(e,t);return Qn(n),n}function en(e,t=!1,n=!0){let r=$t(e);return t||(r.equals=Ie),r}function P(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&ot()&&H.f&4325394&&(q===null||!q.has(e))&&qe(),rn(e,n?cn(t):t,zt)}var tn=null,nn=0;function rn(e,t,n=null){if(!e.equals(t)){Xn?Zt.set(e,t):Zt.has(e)||Zt.set(e,e.v);var r=Ht.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&kt(t),M===null&&dt(t)}e.wv=ir(),tn=null,nn=0,sn(e,b,n),tn=null,ot()&&G!==null&&G.f&1024&&!(G.f&96)&&(X===null?$n([e]):X.push(e)),!r.is_fork&&Xt.size>0&&!Qt&&an()}return t}function an(){Qt=!1;for(let e of Xt){e.f&1024&&A(e,x);let t;try{t=ar(e)}catch{t=!0}t&&dr(e)}Xt.clear()}function on(e){P(e,e.v+1)}function sn(e,t,n){var r=e.reactions;if(r!==null){var i=ot(),a=r.length;if(nn+=a,nn>1e5&&tn===null&&(tn=new Set),tn!==null){if(tn.has(e))return;tn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&b)===0;if(l&&A(s,t),c&131072)Xt.add(s);else if(c&2){var u=s;M?.delete(u),sn(u,x,n)}else if(l){var d=s;c&16&&Gt!==null&&Gt.add(d),n===null?qt(d):n.push(d)}}}}}function cn(t){if(typeof t!=`object`||!t||ue in t||de in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=nr,f=e=>{if(nr===d)return e();var t=H,n=nr;W(null),rr(d);var r=e();return W(t),rr(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ge();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(C,u));r.set(t,e),on(o)}}else P(n,C),on(o);return!0},get(e,n,i){if(n===ue)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(cn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ue)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?cn(e[t]):C,u)),r.set(t,n)),Z(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,cn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>cn(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}on(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ke()}})}function ln(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function un(e,t){return Object.is(ln(e),ln(t))}var dn,fn,pn,mn;function hn(){if(dn===void 0){dn=window,fn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;pn=a(t,`firstChild`).get,mn=a(t,`nextSibling`).get,u(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),u(n)&&(n[_e]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return pn.call(e)}function L(e){return mn.call(e)}function gn(e,t){if(!w)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&Cn(n),D(n),n}function _n(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?L(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}Cn(E)}return E}function vn(e,t=!1){if(!w)return I(e);var n=gn(e,t);return Ae(e),n}function yn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=L(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}Cn(r)}return D(r),r}function bn(e){e.textContent=``}function xn(){return!1}function Sn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Cn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function wn(e){var t=G;if(t===null)return H.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;R(e,t)}function R(e,t){if(e===xe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Tn(e){G===null&&(H===null&&He(e),Ve()),Xn&&Be(e)}function En(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=S);var r={ctx:O,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Rt===null?Ht.ensure().schedule(r):Rt.push(r);else if(t!==null){try{dr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&En(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function Dn(){return H!==null&&!U}function On(e){let t=z(8,null);return A(t,y),t.teardown=e,t}function kn(e){Tn(`$effect`);var t=G.f;if(!H&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return An(e)}function An(e){return z(4|ae,e)}function jn(e){return Tn(`$effect.pre`),z(8|ae,e)}function Mn(e){Ht.ensure();let t=z(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Wn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function Nn(e){return z(4,e)}function Pn(e){return z(ce|ie,e)}function Fn(e,t=0){return z(8|t,e)}function In(e,t=[],n=[],r=[]){yt(r,t,n,t=>{z(8,()=>{e(...t.map(Z))})})}function Ln(e,t=0){return z(16|t,e)}function Rn(e,t=0){return z(v|t,e)}function B(e){return z(32|ie,e)}function zn(e){var t=e.teardown;if(t!==null){let n=Xn,r=H;Zn(!0),W(null);try{t.call(null)}catch(t){R(t,e.parent)}finally{Zn(n),W(r)}}}function Bn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&_t(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function Vn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Hn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Bn(e,t&&!n),ur(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();zn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Un(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Hn(e,t){for(;e!==null;){var n=e===t?null:L(e);e.remove(),e=n}}function Un(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Wn(e,t,n=!0){var r=[];e.f|=256,Gn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Gn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Gn(i,t,o?n:!1)}i=a}}}function Kn(e){e.f&=-257,qn(e,!0)}function qn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(A(e,b),Ht.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);qn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Jn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:L(n);t.append(n),n=i}}var Yn=null,Xn=!1;function Zn(e){Xn=e}var H=null,U=!1;function W(e){H=e}var G=null;function K(e){G=e}var q=null;function Qn(e){H!==null&&(H.f&2097152||H.f&2)&&(q??=new Set).add(e)}var J=null,Y=0,X=null;function $n(e){X=e}var er=1,tr=0,nr=tr;function rr(e){nr=e}function ir(){return++er}function ar(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ar(a)&&At(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,y)}return!1}function or(e,t,n=!0){var r=e.reactions;if(r!==null&&!(q!==null&&q.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?or(a,t,!1):t===a&&(n?A(a,b):a.f&1024&&A(a,x),qt(a))}}function sr(e){var t=J,n=Y,r=X,i=H,a=q,o=O,s=U,c=nr,l=e.f;J=null,Y=0,X=null,H=l&96?null:e,q=null,et(e.ctx),U=!1,nr=++tr,e.ac!==null&&(_t(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=te;var f=cr(e);if(ot()&&X!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)or(X[p],e);if(i!==null&&i!==e){if(tr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=tr;if(t!==null)for(let e of t)e.rv=tr;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=le),d}catch(t){return cr(e),wn(t)}finally{e.f^=se,J=t,Y=n,X=r,H=i,q=a,et(o),U=s,nr=c}}function cr(e){var t=e.deps,n=j?.is_fork;if(J!==null){var r;if(n||ur(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(Dn()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(ur(e,Y),t.length=Y);return t}function lr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&dt(s),s.ac!==null&&_t(()=>{s.ac.abort(ye),s.ac=null,A(s,b)}),jt(s),ur(s,0)}}function ur(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)lr(e,n[r])}function dr(e){var t=e.f;if(!(t&16384)){A(e,y);var n=G;G=e;try{t&16777232?Vn(e):Bn(e),zn(e);var r=sr(e);e.teardown=typeof r==`function`?r:null,e.wv=er}finally{G=n}}}async function fr(){await Promise.resolve(),Ut()}function Z(e){var t=!!(e.f&2);if(Yn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(q===null||!q.has(e))){var r=H.deps;if(H.f&2097152)e.rv<tr&&(e.rv=tr,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Xn&&Zt.has(e))return Zt.get(e);if(t){var a=e;if(Xn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||mr(a))&&(o=kt(a)),Zt.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&te)===0;ar(a)&&(s&&(a.f|=512),At(a)),s&&!c&&(Mt(a),pr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function pr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Mt(r),pr(r))}}function mr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Zt.has(t)||t.f&2&&mr(t))return!0;return!1}function hr(e){var t=U;try{return U=!0,e()}finally{U=t}}function gr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var _r=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function vr(e){return _r.includes(e)}var yr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),br={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function xr(e){return e=e.toLowerCase(),br[e]??e}[...yr];var Sr=[`touchstart`,`touchmove`];function Cr(e){return Sr.includes(e)}var wr=Symbol(`events`),Tr=new Set,Er=new Set;function Dr(e,t,n,r={}){function i(e){if(r.capture||Nr.call(t,e),!e.cancelBubble)return _t(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Or(e,t,n,r,i){var a={capture:r,passive:i},o=Dr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&On(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function kr(e,t,n){(t[wr]??={})[e]=n}function Ar(e){for(var t=0;t<e.length;t++)Tr.add(e[t]);for(var n of Er)n(e)}var jr=null,Mr=!1;function Nr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;jr=e,Mr||(Mr=!0,setTimeout(()=>{Mr=!1,jr=null}));var s=0,c=jr===e&&e[wr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[wr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),K(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[wr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[wr]=t,delete e.currentTarget,W(d),K(f)}}}var Pr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Fr(e){return Pr?.createHTML(e)??e}function Ir(e){var t=Sn(`template`);return t.innerHTML=Fr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Lr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=Ir(a?e:`<!>`+e),n||(i=I(i)));var t=r||fn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Rr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=I(Ir(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function zr(e,t){return Rr(e,t,`svg`)}function Br(e=``){if(!w){var t=F(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?Cn(n):(n.before(n=F()),D(n)),Q(n,n),n}function Vr(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Q(t,n),e}function Hr(e,t){if(w){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),ke()}else e!==null&&e.before(t)}function Ur(e){let t=0,n=$t(0),r;return()=>{Dn()&&(Z(n),Fn(()=>(t===0&&(r=hr(()=>e(()=>on(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,on(n))})})))}}var Wr=re|ie;function Gr(e,t,n,r){new Kr(e,t,n,r)}var Kr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Ur(()=>(this.#p=$t(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Ln(()=>{if(w){let e=Ne(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Wr),w&&(this.#e=E)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Oe():(t=!0,n&&Je(),this.#s!==null&&Wn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){R(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){R(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Wn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Jn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ft(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=O;K(this.#i),W(this.#i),et(this.#i.ctx);try{return Ht.ensure(),e()}finally{K(t),W(n),et(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Wn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#p&&rn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===xe||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),w&&(D(this.#t),je(),D(Me()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return R(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){R(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>R(e,this.#i&&this.#i.parent)):n(t)}})}};function qr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function Jr(e,t){return Xr(e,t)}var Yr=new Map;function Xr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){hn();var l=void 0,u=Mn(()=>{var s=n??t.appendChild(F());Gr(s,{pending:()=>{}},t=>{rt({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||at(),w&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Ee(),xe;it()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Cr(r);for(let e of[t,document]){var a=Yr.get(e);a===void 0&&(a=new Map,Yr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Nr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Tr)),Er.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Yr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Nr),r.delete(e),r.size===0&&Yr.delete(n)):r.set(e,i)}Er.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Zr.set(l,u),l}var Zr=new WeakMap,Qr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Kn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Kn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Jn(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Wn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=xn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},$r=0,ei=1,ti=2;function ni(e,t,n,r,i){w&&ke();var a=ot(),o=C,s=a?$t(o):en(o,!1,!1),c=a?$t(o):en(o,!1,!1),l=new Qr(e);Ln(()=>{var a=j,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(Me()),T(!1)),p(o)){var f=bt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Ht.ensure();try{e()}finally{xt(!1),It||Ut()}}};o.then(t=>{e(()=>{rn(s,t),l.ensure(ei,r&&(e=>r(e,s)))})},t=>{e(()=>{if(rn(c,t),l.ensure(ti,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure($r,n):k(()=>{m||e(()=>{l.ensure($r,n)})})}else rn(s,o),l.ensure(ei,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function ri(e,t,n=!1){var r;w&&(r=E,ke());var i=new Qr(e),a=n?re:0;function o(e,t){if(w){var n=Ne(r);if(e!==parseInt(n.substring(1))){var a=Me();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Ln(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ii=Symbol(`NaN`);function ai(e,t,n){w&&ke();var r=new Qr(e),i=!ot();Ln(()=>{var e=t();e!==e&&(e=ii),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function oi(e,t){return t}function si(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Wn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ci(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;bn(d),d.append(u),e.items.clear()}ci(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ci(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Jn(a,document.createDocumentFragment())):V(t[i],n)}}var li;function ui(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(I(u)):u.appendChild(F())}w&&ke();var d=null,f=Dt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,fi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,mi(d,null,c)):Kn(d):Wn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Ln(()=>{var e=Z(f),t=e.length;let r=!1;w&&Ne(c)===`[!`!=(t===0)&&(c=Me(),D(c),T(!1),r=!0);for(var u=new Set,_=j,v=xn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&rn(S.v,b),S.i&&rn(S.i,y),v&&_.unskip_effect(S.e)):(S=pi(l,m?c:li??=F(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(li??=F())),d.f|=oe)),t>u.size&&ze(``,``,``),w&&t>0&&D(Me()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function di(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function fi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=di(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Kn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)mi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),hi(e,d,_),hi(e,_,y),mi(_,y,n),d=_,p=[],m=[],l=di(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)mi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);hi(e,S.prev,ee.next),hi(e,d,S),hi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),mi(_,l,n),hi(e,_.prev,_.next),hi(e,_,d===null?e.effect.first:d.next),hi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=di(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=di(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ci(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=di(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}si(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function pi(e,t,n,r,i,a,o,s){var c=o&1?o&16?$t(n):en(n,!1,!1):null,l=o&2?$t(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function mi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=L(r);if(a.before(r),r===i)return;r=o}}function hi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function gi(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;w&&(o=D(I(c)))}In(()=>{var e=G;if(s===(s=t()??``))w&&ke();else if(n&&!w)e.nodes=null,c.innerHTML=s,s!==``&&Q(I(c),c.lastChild);else if(e.nodes!==null&&(Hn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(w){for(var a=E.data,l=ke(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=L(l);if(l===null)throw Ee(),xe;Q(E,u),o=D(l)}else{var d=Sn(r?`svg`:i?`math`:`template`,r?Ce:i?we:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Q(I(f),f.lastChild),r||i)for(;I(f);)o.before(I(f));else o.before(f)}}})}function _i(e,t,...n){var r=new Qr(e);Ln(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function vi(e,t,n){var r;w&&(r=E,ke());var i=new Qr(e);Ln(()=>{var e=t()??null;if(w&&Ne(r)===`[`!=(e!==null)){var a=Me();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function yi(e,t){var n=void 0,r;Rn(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{Nn(()=>n(e))})))})}function bi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=bi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function xi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=bi(e))&&(r&&(r+=` `),r+=t);return r}function Si(e){return typeof e==`object`?xi(e):e??``}var Ci=[...` 	
\r\f\xA0\v﻿`];function wi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ci.includes(r[o-1]))&&(s===r.length||Ci.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ti(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ei(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Di(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ei)),i&&c.push(...Object.keys(i).map(Ei));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ei(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ti(r)),i&&(n+=Ti(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Oi(e,t,n,r,i,a){var o=e[he];if(w||o!==n||o===void 0){var s=wi(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function ki(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ai(e,t,n,r){var i=e[ge];if(w||i!==t){var a=Di(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(ki(e,n?.[0],r[0]),ki(e,n?.[1],r[1],`important`)):ki(e,n,r));return r}function ji(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Mi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Ni(e,!n||`__value`in e))}function Ni(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Li(c);ji(c,i?a.includes(l):un(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Pi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return De();for(var i of t.options)i.selected=n.includes(Li(i))}else{for(i of t.options)if(un(Li(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Fi(e){var t=new MutationObserver(t=>{t.every(Ri)||(`__defaultValue`in e&&Ni(e,!1),`__value`in e&&Pi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),On(()=>{t.disconnect()})}function Ii(e,t,n=t){var r=new WeakSet,i=!0;vt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Li);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Li(o)}n(a),e.__value=a,j!==null&&r.add(j)}),Nn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(Pi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Li(s),n(a))}e.__value=a,i=!1})}function Li(e){return`__value`in e?e.__value:e.value}function Ri(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var zi=Symbol(`class`),Bi=Symbol(`style`),Vi=Symbol(`is custom element`),Hi=Symbol(`is html`),Ui=be?`link`:`LINK`,Wi=be?`input`:`INPUT`,Gi=be?`option`:`OPTION`,Ki=be?`select`:`SELECT`,qi=be?`progress`:`PROGRESS`;function Ji(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Zi(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Zi(e,`checked`,null),e.checked=r}}};e[ve]=n,k(n),gt()}}function Yi(e,t){var n=ea(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===qi)&&(e.value=t??``)}function Xi(e,t){var n=ea(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Zi(e,t,n,r){var i=ea(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ui))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&na(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Qi(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===Wi&&(`defaultValue`in n||`defaultChecked`in n||Ji(e));var o=ea(e),s=o[Vi],c=!o[Hi];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===Gi,f=e.nodeName===Ki;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Si(n.class):(r||n[zi])&&(n.class=null),n[Bi]&&(n.style??=null);var m=na(e);if(e.nodeName===Wi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,Zi(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Oi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[zi],n[zi]),u[i]=l,u[zi]=n[zi];else if(i===`style`)Ai(e,l,t?.[Bi],n[Bi]),u[i]=l,u[Bi]=n[Bi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=vr(r);if(gr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)kr(r,e,l),Ar([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Dr(r,e,a,t)}}else if(i===`style`)Zi(e,i,l);else if(i===`autofocus`)pt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===qi)&&(e.value=l);else if(i===`selected`&&d)ji(e,l);else{var y=i;c||(y=xr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&Zi(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function $i(e,t,n=[],r=[],i=[],a,o=!1,s=!1){yt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===Ki,l=!1;if(Rn(()=>{var u=t(...n.map(Z)),d=Qi(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Mi(f,u.defaultValue),`value`in u&&Pi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||V(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&V(i[t]),i[t]=B(()=>yi(e,()=>p))),d[t]=p}r=d}),c){var u=e;Nn(()=>{var e=r;`defaultValue`in e&&Mi(u,e.defaultValue),Pi(u,e.value,!0),Fi(u)})}l=!0})}function ea(e){return e[me]??={[Vi]:e.nodeName.includes(`-`),[Hi]:e.namespaceURI===Se}}var ta=new Map;function na(e){var t=e.getAttribute(`is`)||e.nodeName,n=ta.get(t);if(n)return n;ta.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ra(e,t,n=t){var r=new WeakSet;vt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ca(e)?la(a):a,n(a),j!==null&&r.add(j),await fr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||hr(t)==null&&e.value)&&(n(ca(e)?la(e.value):e.value),j!==null&&r.add(j)),Fn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}ca(e)&&n===la(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ia=new Set;function aa(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),vt(n,`change`,()=>{var e=n.__value;a&&(e=sa(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Fn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=un(n.__value,e)}),On(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ia.has(o)||(ia.add(o),k(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ia.delete(o)})),k(()=>{if(s){var e=a?sa(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function oa(e,t,n=t){vt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||hr(t)==null)&&n(e.checked),Fn(()=>{e.checked=!!t()})}function sa(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function ca(e){var t=e.type;return t===`number`||t===`range`}function la(e){return e===``?null:+e}var ua=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function da(e,t,n){var r=ua.observe(e,()=>n(e[t]));Nn(()=>(hr(()=>n(e[t])),r))}function fa(e,t){return e===t||e?.[ue]===t}function pa(e=at(),t,n,r){var i=O.r,a=G;return Nn(()=>{var o,s;return Fn(()=>{o=s,s=r?.()||[],hr(()=>{fa(n(...s),e)||(t(e,...s),o&&fa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&fa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}var ma=!1;function ha(e){var t=ma;try{return ma=!1,[e(),ma]}finally{ma=t}}var ga={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function _a(...e){return new Proxy({props:e},ga)}function va(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Ct(r),Z(u)):(l&&(l=!1,c=s?hr(r):r),c);let f;if(o){var p=ue in e||fe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ha(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ct:Dt)(()=>(v=!1,g()));o&&Z(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?cn(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return Xn&&v||b.f&16384?y.v:Z(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var ya=`# Sätze der Web-App: Seiten, Leiste, Einstellungen. Was die Spiele über sich selbst sagen, steht woanders.

# --- überall
web-home = Zur Startseite
web-menu = Menü
web-skip = Zum Inhalt
web-loading = Einen Moment …
web-load-failed = Diese Seite ließ sich nicht laden. Besteht eine Verbindung?
web-again = Noch einmal
web-close = Schließen
web-no = Abbrechen
web-fault = Das hat nicht geklappt, und es liegt an uns. Bitte versuch es noch einmal.
web-offline-call = Der Tisch ist nicht erreichbar. Prüfe deine Verbindung; verloren ist nichts.
web-learn = Regeln
web-settings = Einstellungen
web-mute = Ton aus
web-other-language = This page in English
web-sound-on = Ton an
web-sound-off = Ton aus
web-unknown-game = Diese Seite kennt das Spiel »{ $game }« nicht. Lade sie neu, dann ist sie aktuell.

web-title-new = Neues Spiel
web-title-join = Einladung
web-title-table = Tisch
web-title-watch = Zuschauen
web-title-replay = Nachspielen
web-title-learn = Regeln
web-title-settings = Einstellungen
web-title-lost = Nicht gefunden

# --- die Startseite
web-hero = Zwei Spiele, ein Tisch
web-hero-text = Gleich losspielen, allein oder mit Freunden. Ohne Konto, ohne Installation.
web-game-tank-chess = Tank Chess
web-game-monster-combat = Monster Combat
web-about-tank-chess = Fahren, drehen, feuern: Erlege den feindlichen Kommandopanzer oder bring deinen durch die Linien. Ohne Würfel, ohne Glück.
web-about-monster-combat = Schwerter, Schilde und fiese Ereignisse: jeder gegen jeden, oder alle zusammen gegen zehn Monster.
web-players-tank-chess = 2 Spieler
web-players-monster-combat = 2 bis 7 Spieler
web-time-tank-chess = 20 bis 60 Minuten
web-time-monster-combat = 5 bis 30 Minuten
web-play-bot = Gegen den Computer
web-play-friends = Mit Freunden
web-play-here = An einem Gerät
web-rules-of = So wird gespielt
web-choose-more = Brett, Gegner, Uhr wählen …
web-starting = Der Tisch wird gedeckt …
web-watch = Zuschauen
web-watch-text = Jemand hat dir einen Link geschickt? Füge ihn hier ein.
web-watch-link = Link oder Name eines Tisches
web-watch-go = Zuschauen
web-watch-unclear = Das sieht nicht nach einem Link zu einem Tisch aus.
web-replay = Nachspielen
web-replay-text = Sieh dir ein Spiel Zug für Zug an: aus einer Spieldatei oder nach dem Ende einer Partie.
web-replay-open = Spiel öffnen
web-learn-text = Jedes Spiel auf einer Seite, mit Bildern. Fünf Minuten, dann kannst du spielen.
web-learn-open = Regeln lesen
web-continue = Weiterspielen
web-forget = Diese Partie { $game } von der Liste nehmen
web-show-all = Alle { $count } zeigen
web-your-turn = Du bist dran
web-seat-open = freier Platz

# --- ein neues Spiel
web-new = Neues Spiel
web-which-game = Welches Spiel?
web-with-whom = Mit wem?
web-with-bot = Computer
web-with-bot-text = geht gleich los
web-with-friends = Freunde
web-with-friends-text = per Link oder QR-Code
web-with-here = An einem Gerät
web-with-here-text = zum Herumreichen
web-scheme = Brett
web-scheme-pieces = { $count } je Seite
web-scheme-monsters = mit Monstern
web-scheme-own = von uns
web-variant = Variante
web-variant-versus = Jeder gegen jeden
web-variant-versus-text = Wer als Letzter noch ein Herz hat, gewinnt.
web-variant-coop = Alle zusammen
web-variant-coop-text = Besiegt zehn Monster, bevor sie euch besiegen.
web-difficulty = Regeln
web-preset-classic = Klassisch
web-preset-fresh-hand = Neue Hand
web-preset-secret-lightning = Geheimer Blitz
web-preset-quick = Schnell
web-preset-gentle = Sanft
web-preset-hard = Hart
web-preset-grim = Grimmig
web-player-count = Spieler
web-your-side = Du spielst
web-white = Weiß
web-black = Schwarz
web-any-side = Egal
web-my-name = Dein Name
web-host = Gastgeber
web-guest = Gast
web-player = Spieler { $number }
web-seats = Plätze
web-seat-invited = bekommt eine Einladung
web-seat-bot = Computer
web-strength = Stärke
web-bot-level = Stufe { $level }
web-bot-level-of = Stufe { $level }: { $name }
web-bot-promise = { $seconds ->
    [0] entscheidet in weniger als einer Sekunde
    [one] denkt höchstens eine Sekunde nach
   *[other] denkt höchstens { $seconds } Sekunden nach
  }
web-seat-bot-level = Computer, Stufe { $level }
web-understood = Verstanden
web-hints = Tipps
web-hints-text = Frage jederzeit nach einem guten Zug.
web-hints-friends = Alle dürfen nach einem guten Zug fragen, und alle sehen, dass es erlaubt ist.
web-name-of = Name von { $seat }
web-who-sits = Wer spielt { $seat }?
web-kind-person = Mensch
web-kind-open = Einladung
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-countdown = { $minutes } Minuten für jeden
web-clock-countdown-plus = { $minutes } Minuten + { $seconds } Sekunden je Zug
web-clock-decision = { $seconds } Sekunden je Entscheidung
web-clock-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
web-rule-options = Regeloptionen
web-start = Los
web-make-table = Tisch decken und einladen
web-option-repetition = Wiederholung
web-option-quiet_moves = Ruhige Züge
web-option-throw_own = Eigene Panzer werfen
web-option-fall_choice = Wohin ein Monster fällt
web-option-trigger_count = Auslöser-Karten
web-option-starter = Wer beginnt
web-option-x2_shields = Schilde gegen ×2
web-option-hearts = Herzen
web-option-hand_limit = Handkarten
web-option-reverse_ends_turn = Richtungswechsel beendet den Zug
web-option-discard_redraw = Karten nach Verlust der Hand
web-option-open_hands = Offene Hände
web-option-turn_cap = Längstes Spiel
web-option-turn_cap_v1 = Nach dem letzten Zug
web-option-trigger_on_any_draw = Jeder Auslöser zählt
web-option-lightning_secret = Geheimer Blitz
web-option-immune_counts_as_shield = Immunität zählt als Schild
web-option-immunity_scope = Immunität
web-option-attack_target = Monster greifen an
web-option-v2_immunity = Immunität hält
web-option-sleep = Monster schlafen
web-option-carry_over = Überzählige Treffer gehen weiter
web-choice-fall_choice-owner = sein Besitzer bestimmt
web-choice-fall_choice-killer = wer es besiegt hat, bestimmt
web-choice-starter-random = durch Zufall
web-choice-starter-first = der erste Platz
web-choice-x2_shields-one = ein Schild genügt
web-choice-x2_shields-one_per_heart = einer für jedes Herz
web-choice-turn_cap_v1-drawn = Überlebende teilen den Sieg
web-choice-turn_cap_v1-most_hearts = die meisten Herzen gewinnen
web-choice-immunity_scope-all = gegen alles
web-choice-immunity_scope-attacks = gegen Angriffe
web-choice-attack_target-active = wer am Zug ist
web-choice-attack_target-all = alle
web-choice-v2_immunity-literal = bis der nächste Zug beginnt
web-choice-v2_immunity-through_next_turn = noch durch den nächsten Zug
web-choice-sleep-caster_round = eine Runde lang
web-choice-sleep-next_turn = einen Zug lang
web-choice-sleep-n_turns = einen Zug je Spieler

# --- Einladungen
web-lobby = Lade deine Freunde ein
web-lobby-text = { $count ->
    [one] Ein Platz ist frei. Schick den Link oder lass den Code scannen.
   *[other] { $count } Plätze sind frei. Jeder hat einen eigenen Link; schick jeden an eine Person.
  }
web-lobby-wait = Gleich geht es los
web-lobby-wait-text = Das Spiel beginnt von selbst, sobald alle da sind.
web-lobby-foot = Wer einen Link hat, kann sich auf den Platz setzen; schick ihn also nur denen, die du meinst. Das Spiel beginnt von selbst.
web-seat-free = Freier Platz { $number }
web-seat-here = ist da
web-seat-away = nicht da
web-seat-you = du
web-seat-stood-in = ein Bot springt ein
web-copy-link = Link kopieren
web-copied = Kopiert.
web-copy-failed = Bitte kopiere das selbst: { $text }
web-qr = QR-Code der Einladung
web-share-invite = Einladung schicken
web-invite-title = Spiel mit mir { $game }
web-join = Eine Einladung
web-join-by = { $name } lädt dich ein
web-join-text = Bei einer Partie { $game } ist ein Platz für dich frei. Ein Konto brauchst du nicht.
web-join-already = Du hast an diesem Tisch schon einen Platz.
web-join-incomplete = Ein Teil des Links fehlt. Lass ihn dir noch einmal schicken, oder schau zu.
web-sit-down = Hinsetzen
web-to-table = Zum Tisch
web-only-watch = Nur zuschauen

# --- der Tisch
web-loading-table = Zum Tisch …
web-no-table = Diesen Tisch gibt es nicht
web-lost-connection = Keine Verbindung.
web-lost-connection-text = Verloren ist nichts. Es geht von selbst weiter, sobald der Tisch antwortet.
web-panel = Spieler und Verlauf
web-sheet-open = Verlauf und Aktionen zeigen
web-sheet-close = Verlauf und Aktionen verbergen
web-players = Spieler
web-to-act = am Zug
web-won = gewonnen
web-clock-of = Zeit von { $name }
web-waiting = Es fehlen noch Spieler
web-paused = Pause
web-sending = Wird gesendet …
web-turn-of = { $count ->
    [one] { $name } ist am Zug
   *[other] { $name } entscheiden
  }
web-thinking = { $count ->
    [one] { $name } überlegt
   *[other] { $name } überlegen
  }
web-thinks = überlegt
web-hint = Zeig mir einen guten Zug
web-hint-short = Tipp
web-hint-thinking = Suche einen guten Zug …
web-hints-on = Tipps sind erlaubt
web-you-watch = Du schaust zu.
web-what-happened = Was geschehen ist
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-moves = Züge
web-moves-empty = Noch kein Zug.
web-result-you-won = Du hast gewonnen!
web-result-won = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
  }
web-result-all-won = Ihr habt gemeinsam gewonnen!
web-result-all-lost = Die Monster haben gewonnen
web-result-drawn = Unentschieden
web-doings = Die Partie
web-draw = Remis anbieten
web-takeback = Zurücknehmen
web-pause = Pause
web-resume = Weiter
web-resign = Aufgeben
web-resign-sure = Möchtest du aufgeben?
web-resign-for = Gibt { $name } auf?
web-more-time = Mehr Zeit
web-stand = Bot für mich
web-stand-back = Ich bin zurück
web-stood-in = Ein Bot spielt für dich, bis du zurück bist.
web-share-watch = Link zum Zuschauen
web-watch-title = Schau uns bei { $game } zu
web-rematch = Revanche
web-watch-rematch = Bei der Revanche zuschauen
web-export = Spieldatei
web-accept = Annehmen
web-decline = Ablehnen
web-take-back-offer = Zurückziehen
web-offer-draw = { $name } bietet Remis an.
web-offer-takeback = { $name } möchte den letzten Zug zurücknehmen.
web-offer-pause = { $name } möchte eine Pause.
web-offer-rematch = { $name } möchte eine Revanche.
web-offered-draw = Du hast Remis angeboten.
web-offered-takeback = Du hast um Rücknahme gebeten.
web-offered-pause = Du hast um eine Pause gebeten.
web-offered-rematch = Du hast um Revanche gebeten.
web-curtain = Gib das Gerät an { $name } weiter
web-curtain-text = Jetzt sollte sonst niemand hinsehen.
web-curtain-take = Ich bin { $name }
web-curtain-wait = Einen Moment …

# --- nachspielen
web-replay-of = { $game } nachspielen
web-replay-start = Der Anfang.
web-replay-drop = Spieldatei hier ablegen
web-replay-pick = Datei wählen
web-replay-paste = Oder ihren Text einfügen
web-replay-other = Anderes Spiel
web-first = Zum Anfang
web-previous = Einen zurück
web-next = Einen weiter
web-last = Zum Ende
web-run = Abspielen
web-stop = Anhalten
web-space = Leertaste
web-moment = Stelle im Spiel
web-moment-of = { $index } von { $last }
web-share-move = Link zu diesem Zug
web-eyes = Wessen Hand
web-eyes-all = Alle Hände
web-eyes-public = Keine

web-analysis = Auswertung
web-analysis-start = Diese Partie auswerten
web-analysis-text = Wie jede Stellung steht, wie es am besten weiterginge, und wo die Partie kippte.
web-analysis-weak = Wie jede Stellung steht, auf einen Blick. Mit installierter Engine ginge der Blick viel tiefer.
web-analysis-running = Die Partie wird ausgewertet.
web-analysis-done = { $count ->
    [0] Ausgewertet. Die Partie ist nirgends gekippt.
    [one] Ausgewertet. Ein Zug hat die Partie verändert.
   *[other] Ausgewertet. { $count } Züge haben die Partie verändert.
  }
web-analysis-cancelled = Abgebrochen.
web-analysis-failed = Die Auswertung hat nicht geklappt.
web-analysis-stop = Abbrechen
web-analysis-again = Noch einmal auswerten
web-analysis-graph = Der Verlauf der Partie: über der Mitte steht Weiß besser, darunter Schwarz. { $count ->
    [one] Ein Zug ist markiert.
   *[other] { $count } Züge sind markiert.
  }
web-analysis-move = Zug
web-analysis-score = Wertung
web-analysis-best-move = Danach am besten
web-analysis-best = Am besten:
web-analysis-over = zu Ende
web-analysis-mistake = Fehler
web-analysis-blunder = grober Fehler
web-analysis-unknown = Noch nicht bewertet
web-analysis-stands = { $much ->
    [even] Ausgeglichen
    [little] { $side ->
        [white] Weiß steht etwas besser
       *[black] Schwarz steht etwas besser
      }
    [clear] { $side ->
        [white] Weiß steht besser
       *[black] Schwarz steht besser
      }
    [winning] { $side ->
        [white] Weiß steht auf Gewinn
       *[black] Schwarz steht auf Gewinn
      }
   *[wins] { $side ->
        [white] Weiß gewinnt erzwungen
       *[black] Schwarz gewinnt erzwungen
      }
  }

# --- Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-full = An
web-motion-none = Aus
web-sound = Ton
web-sound-key = Die Taste M schaltet ihn überall um.
web-volume = Lautstärke
web-confirm = Züge bestätigen
web-confirm-text = Ein Zug gilt erst, wenn du den Knopf drückst.
web-settings-where = Deine Einstellungen bleiben in diesem Browser.

# --- nicht gefunden
web-lost = Hier liegt nur ein Wrack
web-lost-text = Unter { $address } gibt es keine Seite.

# --- Regeln
web-learn-tank-chess = Panzer auf der Karte: Ziel, Züge, Panzerung, Gelände, Monster
web-learn-monster-combat = Karten und Monster: dein Zug, Ereignisse, Schilde, alle zusammen
web-chapters = Kapitel
web-try = Gegen den Computer ausprobieren
web-keys = Tasten
web-key-m = Ton an und aus
web-key-tab = vom einen zum nächsten
web-key-arrows = über das Brett, durch die Hand, durch ein Spiel
web-key-enter = wählen, bestätigen
web-key-esc = zurücknehmen, was noch nicht bestätigt ist
web-front = vorn
web-side = seitlich
web-rear = hinten
web-armour-picture = Ein Panzer und drei Schüsse: auf die Front, die Seite und das Heck
web-kinds = Die Panzer und ihre Werte
web-kind = Panzer
web-speed = Schritte
web-armour = Panzerung vorn / seitlich / hinten
web-gun = Kanone
web-kind-CLT = Kommandopanzer
web-kind-LT = Leichter Panzer
web-kind-MT = Mittlerer Panzer
web-kind-HT = Schwerer Panzer
web-kind-TD = Jagdpanzer
web-kind-HM = Schwerer Mörser

web-rules-tank-chess-goal = Das Ziel
web-rules-tank-chess-goal-text =
    Zerstöre den feindlichen Kommandopanzer, oder fahre mit deinem über die gegnerische Kante vom Brett. Beides gewinnt sofort.
    Weiß beginnt, dann geht es abwechselnd. Du musst genau einen deiner Panzer bewegen; Passen gibt es nicht.
web-rules-tank-chess-turn = Ein Zug
web-rules-tank-chess-turn-text =
    Ein Schritt ist ein Feld vorwärts oder eine Drehung um 45° auf der Stelle. Ein Panzer macht so viele Schritte, wie er schnell ist, in beliebiger Reihenfolge, und darf früher anhalten.
    Oder er setzt stattdessen zurück: genau ein Feld gerade nach hinten, sonst nichts.
    Gefahren wird nur auf leere Felder. Schräg zwischen zwei besetzten Feldern hindurch ist erlaubt.
web-rules-tank-chess-fire = Feuern
web-rules-tank-chess-fire-text =
    Nach der Fahrt darf derselbe Panzer einmal feuern. Die meisten Kanonen schießen geradeaus und 45° nach beiden Seiten; Jagdpanzer und Mörser nur geradeaus.
    Das Ziel muss mindestens zwei Felder entfernt sein, und nichts darf dazwischenstehen. Der Mörser schießt über alles hinweg, auf genau 3, 4 oder 5 Felder.
web-rules-tank-chess-armour = Kanone gegen Panzerung
web-rules-tank-chess-armour-text =
    Ein Schuss zerstört, wenn die Kanone größer ist als die Panzerung, die er trifft. Frontal trifft er vorn, genau von hinten das Heck, von überall sonst die Seite.
    Ein leichter Panzer kann einen schweren also nur von hinten zerstören … und nicht einmal dann: Kanone 1 gegen Heck 1. Nimm einen mittleren.
web-rules-tank-chess-wrecks = Wracks
web-rules-tank-chess-wrecks-text = Ein zerstörter Panzer bleibt als Wrack liegen. Er versperrt Weg und Schusslinie bis zum Ende: Deckung für beide.
web-rules-tank-chess-check = CHECK und ESCAPE
web-rules-tank-chess-check-text =
    CHECK heißt: Im nächsten Zug könnte dein Kommandopanzer zerstört werden. ESCAPE heißt: Im nächsten Zug könnte der feindliche das Brett verlassen. Der Tisch sagt beides an.
    Niemand muss darauf reagieren. Aber du solltest.
web-rules-tank-chess-ground = Das Gelände
web-rules-tank-chess-ground-text =
    Hohe Hindernisse halten Fahrt und Feuer auf. Niedrige und Wasser nur die Fahrt. Durch Hecken kann man fahren, aber nicht schießen. Bäume halten beides auf; schwere Fahrzeuge fällen sie.
    Schlamm beendet die Fahrt. Auf dem Standardbrett gibt es nur hohe Hindernisse.
web-rules-tank-chess-monster = Das Monster
web-rules-tank-chess-monster-text =
    Auf manchen Brettern hat jede Seite ein Monster. Es macht zwei Schritte, oder einen nach beliebiger Seite, und zertritt, worauf es tritt. Danach darf es mit dem Schwanz auf das Feld hinter sich schlagen und Feuer speien (2 bis 4 Felder) oder den Panzer vor sich werfen.
    Vorn ist es am schwächsten: Panzerung 2 vorn, 3 seitlich, 4 hinten.
web-rules-tank-chess-end = Unentschieden
web-rules-tank-chess-end-text = Durch Einigung, wenn eine Stellung zum dritten Mal entsteht, oder nach 50 Zügen jeder Seite ohne Zerstörung.

web-rules-monster-combat-goal = Das Ziel
web-rules-monster-combat-goal-text =
    Alle beginnen mit drei Herzen und fünf Karten. Jeder gegen jeden: Wer als Letzter noch ein Herz hat, gewinnt.
    Alle zusammen: Besiegt zehn Monster, eines nach dem anderen, bevor sie euch alle besiegen.
web-rules-monster-combat-turn = Dein Zug
web-rules-monster-combat-turn-text =
    Zieh eine Karte. Zeigt ihre Rückseite Ausrufezeichen, kommt ein Ereignis; spielt ihr zusammen, kommt in jedem Zug eines.
    Dann spiel eine Karte oder passe. Am Ende behältst du höchstens sieben Karten.
web-rules-monster-combat-cards = Die Karten
web-rules-monster-combat-cards-text = Angriffe treffen, wer in der jetzigen Richtung als Nächster kommt. Die Rückseiten sind offen: Alle sehen, wer Auslöser hält und ob die nächste Karte ein Ereignis bringt.
web-rules-monster-combat-events = Ereignisse
web-rules-monster-combat-events-text = Alle Herzen zurück. Immun gegen alles bis zu deinem nächsten Zug. Die ganze Hand ablegen. Ein Monster greift dich an. Die Richtung wechselt, und dein Zug ist vorbei.
web-rules-monster-combat-shield = Schilde
web-rules-monster-combat-shield-text =
    Wer angegriffen wird, wird gefragt: Schild oder einstecken? Ein Schild hält ein Schwert auf, deinen Teil eines Blitzes oder ein angreifendes Monster; gegen Dieb und Aussetzen hilft er nicht.
    Wehren alle anderen einen Blitz ab, schlägt er auf dich zurück.
web-rules-monster-combat-coop = Alle zusammen
web-rules-monster-combat-coop-text =
    Monster Nummer n hat n Herzen. Ab dem sechsten schlagen sie doppelt zu. Schwerter treffen mit 1, Blitze mit 2, und doppelt, solange das Monster schläft.
    Mit der Karte Leben darfst du jedem ein Herz geben. Sie holt auch Gefallene zurück: mit einem Herzen und fünf neuen Karten.
web-rules-monster-combat-end = Das Ende
web-rules-monster-combat-end-text = Sofort, wenn nur noch einer ein Herz hat; oder gemeinsam, wenn der Endboss fällt, oder der Letzte von euch.

web-card-sword = Schwert
web-card-sword-text = Der Nächste verliert ein Herz.
web-card-shield = Schild
web-card-shield-text = Wehrt einen Angriff auf dich ab. Nie im eigenen Zug gespielt.
web-card-heart = Leben
web-card-heart-text = Ein Herz zurück, bis zu drei.
web-card-magnet = Dieb
web-card-magnet-text = Stiehl dem Nächsten eine oder zwei zufällige Karten.
web-card-lightning = Blitz
web-card-lightning-text = Alle anderen verlieren ein Herz. Wehren alle ab, verlierst du eines.
web-card-zzz = Aussetzen
web-card-zzz-text = Der Nächste setzt einmal aus.
`,ba=`# Sentences of the web app: pages, panel, settings. What the games say of themselves is elsewhere.

# --- everywhere
web-home = To the first page
web-menu = Menu
web-skip = To the content
web-loading = One moment …
web-load-failed = This page could not be loaded. Are you connected?
web-again = Try again
web-close = Close
web-no = Cancel
web-fault = That did not work, and it is our fault. Please try again.
web-offline-call = The table cannot be reached. Check your connection; nothing is lost.
web-learn = Rules
web-settings = Settings
web-mute = Sound off
web-other-language = Diese Seite auf Deutsch
web-sound-on = Sound on
web-sound-off = Sound off
web-unknown-game = This page does not know the game “{ $game }”. Reload it to get the newest version.

web-title-new = New game
web-title-join = Invitation
web-title-table = Table
web-title-watch = Watching
web-title-replay = Replay
web-title-learn = Rules
web-title-settings = Settings
web-title-lost = Not found

# --- the first page
web-hero = Two games, one table
web-hero-text = Play at once, alone or with friends. No account, nothing to install.
web-game-tank-chess = Tank Chess
web-game-monster-combat = Monster Combat
web-about-tank-chess = Drive, turn, fire: hunt the enemy's command tank or slip yours through their lines. No dice, no luck.
web-about-monster-combat = Swords, shields and nasty events: everybody against everybody, or all together against ten monsters.
web-players-tank-chess = 2 players
web-players-monster-combat = 2 to 7 players
web-time-tank-chess = 20 to 60 minutes
web-time-monster-combat = 5 to 30 minutes
web-play-bot = Play the computer
web-play-friends = With friends
web-play-here = At one device
web-rules-of = How it is played
web-choose-more = Choose board, bots, clock …
web-starting = Setting the table …
web-watch = Watch
web-watch-text = Somebody sent you a link? Paste it here.
web-watch-link = Link or name of a table
web-watch-go = Watch
web-watch-unclear = That does not look like a link to a table.
web-replay = Replay
web-replay-text = Look at a finished game move by move: from a game file or from the end of a match.
web-replay-open = Open a game
web-learn-text = Each game on one page, with pictures. Five minutes, then you can play.
web-learn-open = Read the rules
web-continue = Continue
web-forget = Take this game of { $game } off the list
web-show-all = Show all { $count }
web-your-turn = Your turn
web-seat-open = free seat

# --- a new game
web-new = New game
web-which-game = Which game?
web-with-whom = With whom?
web-with-bot = The computer
web-with-bot-text = starts at once
web-with-friends = Friends
web-with-friends-text = by link or QR code
web-with-here = At one device
web-with-here-text = hand it around
web-scheme = Board
web-scheme-pieces = { $count } a side
web-scheme-monsters = with Monsters
web-scheme-own = our own
web-variant = Variant
web-variant-versus = Everybody against everybody
web-variant-versus-text = The last one with a heart wins.
web-variant-coop = All together
web-variant-coop-text = Beat ten monsters before they beat you.
web-difficulty = Rules
web-preset-classic = Classic
web-preset-fresh-hand = Fresh hand
web-preset-secret-lightning = Secret lightning
web-preset-quick = Quick
web-preset-gentle = Gentle
web-preset-hard = Hard
web-preset-grim = Grim
web-player-count = Players
web-your-side = You play
web-white = White
web-black = Black
web-any-side = Either
web-my-name = Your name
web-host = Host
web-guest = Guest
web-player = Player { $number }
web-seats = Seats
web-seat-invited = gets an invitation
web-seat-bot = computer
web-strength = Strength
web-bot-level = Level { $level }
web-bot-level-of = Level { $level }: { $name }
web-bot-promise = { $seconds ->
    [0] decides in less than a second
    [one] thinks for a second at most
   *[other] thinks for { $seconds } seconds at most
  }
web-seat-bot-level = computer, level { $level }
web-understood = All right
web-hints = Hints
web-hints-text = Ask for a good move at any time.
web-hints-friends = Everybody may ask for a good move, and everybody sees that it is allowed.
web-name-of = Name of { $seat }
web-who-sits = Who plays { $seat }?
web-kind-person = Person
web-kind-open = Invitation
web-clock = Clock
web-clock-none = No clock
web-clock-countdown = { $minutes } minutes each
web-clock-countdown-plus = { $minutes } minutes + { $seconds } seconds a move
web-clock-decision = { $seconds } seconds a decision
web-clock-days = { $days ->
    [one] One day a move
   *[other] { $days } days a move
  }
web-rule-options = Rule options
web-start = Start
web-make-table = Set the table and invite
web-option-repetition = Repetition
web-option-quiet_moves = Quiet moves
web-option-throw_own = Throwing own tanks
web-option-fall_choice = Where a Monster falls
web-option-trigger_count = Trigger cards
web-option-starter = Who starts
web-option-x2_shields = Shields against ×2
web-option-hearts = Hearts
web-option-hand_limit = Hand limit
web-option-reverse_ends_turn = Reverse ends the turn
web-option-discard_redraw = Cards after losing the hand
web-option-open_hands = Open hands
web-option-turn_cap = Longest game
web-option-turn_cap_v1 = After the last turn
web-option-trigger_on_any_draw = Every trigger counts
web-option-lightning_secret = Secret lightning
web-option-immune_counts_as_shield = Immunity counts as shield
web-option-immunity_scope = Immunity
web-option-attack_target = Monsters attack
web-option-v2_immunity = Immunity lasts
web-option-sleep = Monsters sleep
web-option-carry_over = Surplus hits carry over
web-choice-fall_choice-owner = its owner decides
web-choice-fall_choice-killer = whoever beat it decides
web-choice-starter-random = by chance
web-choice-starter-first = the first seat
web-choice-x2_shields-one = one shield is enough
web-choice-x2_shields-one_per_heart = one for each heart
web-choice-turn_cap_v1-drawn = survivors share the win
web-choice-turn_cap_v1-most_hearts = most hearts win
web-choice-immunity_scope-all = against everything
web-choice-immunity_scope-attacks = against attacks
web-choice-attack_target-active = whose turn it is
web-choice-attack_target-all = everybody
web-choice-v2_immunity-literal = until the next turn begins
web-choice-v2_immunity-through_next_turn = through the next turn
web-choice-sleep-caster_round = for one round
web-choice-sleep-next_turn = for one turn
web-choice-sleep-n_turns = a turn for each player

# --- invitations
web-lobby = Invite your friends
web-lobby-text = { $count ->
    [one] One seat is free. Send its link, or let them scan the code.
   *[other] { $count } seats are free. Each has a link of its own; send each to one person.
  }
web-lobby-wait = Nearly there
web-lobby-wait-text = The game starts by itself as soon as everybody is here.
web-lobby-foot = Whoever has a link may take its seat, so send it only to those you mean. The game starts by itself.
web-seat-free = Free seat { $number }
web-seat-here = is here
web-seat-away = not here
web-seat-you = you
web-seat-stood-in = a bot stands in
web-copy-link = Copy link
web-copied = Copied.
web-copy-failed = Please copy this yourself: { $text }
web-qr = QR code of the invitation
web-share-invite = Send invitation
web-invite-title = Play { $game } with me
web-join = An invitation
web-join-by = { $name } invites you
web-join-text = There is a seat for you at a game of { $game }. No account needed.
web-join-already = You already have a seat at this table.
web-join-incomplete = Part of the link is missing. Ask for it once more, or watch.
web-sit-down = Sit down
web-to-table = To the table
web-only-watch = Only watch

# --- the table
web-loading-table = To the table …
web-no-table = No such table
web-lost-connection = No connection.
web-lost-connection-text = Nothing is lost. It goes on by itself as soon as the table answers.
web-panel = Players and log
web-sheet-open = Show log and actions
web-sheet-close = Hide log and actions
web-players = Players
web-to-act = to move
web-won = won
web-clock-of = Time of { $name }
web-waiting = Waiting for players
web-paused = Paused
web-sending = Sending …
web-turn-of = { $count ->
    [one] { $name } is to move
   *[other] { $name } are to decide
  }
web-thinking = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
  }
web-thinks = thinking
web-hint = Show me a good move
web-hint-short = Hint
web-hint-thinking = Looking for a good move …
web-hints-on = Hints are allowed
web-you-watch = You are watching.
web-what-happened = What happened
web-log = Log
web-log-empty = Nothing has happened yet.
web-moves = Moves
web-moves-empty = No move yet.
web-result-you-won = You have won!
web-result-won = { $count ->
    [one] { $name } wins
   *[other] { $name } win
  }
web-result-all-won = You have won together!
web-result-all-lost = The monsters have won
web-result-drawn = Drawn
web-doings = The match
web-draw = Offer a draw
web-takeback = Take back
web-pause = Pause
web-resume = Go on
web-resign = Resign
web-resign-sure = Do you want to resign?
web-resign-for = Does { $name } resign?
web-more-time = More time
web-stand = Bot for me
web-stand-back = I am back
web-stood-in = A bot plays for you until you are back.
web-share-watch = Link for watching
web-watch-title = Watch our game of { $game }
web-rematch = Rematch
web-watch-rematch = Watch the rematch
web-export = Game file
web-accept = Accept
web-decline = Decline
web-take-back-offer = Withdraw
web-offer-draw = { $name } offers a draw.
web-offer-takeback = { $name } would like to take the last move back.
web-offer-pause = { $name } would like a pause.
web-offer-rematch = { $name } would like a rematch.
web-offered-draw = You have offered a draw.
web-offered-takeback = You have asked for a move back.
web-offered-pause = You have asked for a pause.
web-offered-rematch = You have asked for a rematch.
web-curtain = Pass the device to { $name }
web-curtain-text = Nobody else should look now.
web-curtain-take = I am { $name }
web-curtain-wait = One moment …

# --- replay
web-replay-of = Replay of { $game }
web-replay-start = The start.
web-replay-drop = Drop a game file here
web-replay-pick = Choose a file
web-replay-paste = Or paste its text
web-replay-other = Another game
web-first = To the start
web-previous = One back
web-next = One on
web-last = To the end
web-run = Play
web-stop = Stop
web-space = Space bar
web-moment = Moment of the game
web-moment-of = { $index } of { $last }
web-share-move = Link to this move
web-eyes = Whose hand
web-eyes-all = All hands
web-eyes-public = Nobody's

web-analysis = Analysis
web-analysis-start = Analyse this game
web-analysis-text = How each position stands, the best continuation, and where the game turned.
web-analysis-weak = How each position stands, at a glance. With the engine installed it would look much deeper.
web-analysis-running = The game is being analysed.
web-analysis-done = { $count ->
    [0] Analysed. The game never turned sharply.
    [one] Analysed. One move changed the game.
   *[other] Analysed. { $count } moves changed the game.
  }
web-analysis-cancelled = Stopped.
web-analysis-failed = The analysis did not work.
web-analysis-stop = Stop
web-analysis-again = Analyse again
web-analysis-graph = How the game went: above the middle White is better, below it Black. { $count ->
    [one] One move is marked.
   *[other] { $count } moves are marked.
  }
web-analysis-move = Move
web-analysis-score = Score
web-analysis-best-move = Best then
web-analysis-best = Best:
web-analysis-over = over
web-analysis-mistake = mistake
web-analysis-blunder = blunder
web-analysis-unknown = Not judged yet
web-analysis-stands = { $much ->
    [even] Even
    [little] { $side ->
        [white] White is a little better
       *[black] Black is a little better
      }
    [clear] { $side ->
        [white] White is better
       *[black] Black is better
      }
    [winning] { $side ->
        [white] White is winning
       *[black] Black is winning
      }
   *[wins] { $side ->
        [white] White wins by force
       *[black] Black wins by force
      }
  }

# --- settings
web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Motion
web-motion-auto = As the device
web-motion-full = On
web-motion-none = Off
web-sound = Sound
web-sound-key = The key M switches it anywhere.
web-volume = Volume
web-confirm = Confirm moves
web-confirm-text = A move is sent only when you press the button.
web-settings-where = Your choices stay in this browser.

# --- not found
web-lost = Nothing here but a wreck
web-lost-text = There is no page at { $address }.

# --- rules
web-learn-tank-chess = Tanks on a map: goal, moves, armour, terrain, Monster
web-learn-monster-combat = Cards and monsters: your turn, events, shields, all together
web-chapters = Chapters
web-try = Try it against the computer
web-keys = Keys
web-key-m = sound on and off
web-key-tab = from one thing to the next
web-key-arrows = across the board, through the hand, through a replay
web-key-enter = choose, confirm
web-key-esc = take it back before it is confirmed
web-front = front
web-side = side
web-rear = rear
web-armour-picture = A tank with three shots: against the front, the side and the rear
web-kinds = The tanks and their figures
web-kind = Tank
web-speed = Steps
web-armour = Armour front / side / rear
web-gun = Gun
web-kind-CLT = Command tank
web-kind-LT = Light tank
web-kind-MT = Medium tank
web-kind-HT = Heavy tank
web-kind-TD = Tank destroyer
web-kind-HM = Heavy mortar

web-rules-tank-chess-goal = The goal
web-rules-tank-chess-goal-text =
    Destroy the enemy command tank, or drive your own off the board over the opponent's edge. Either wins at once.
    White begins, then you take turns. You must move exactly one of your tanks; there is no passing.
web-rules-tank-chess-turn = A turn
web-rules-tank-chess-turn-text =
    A step is one square forward or a turn of 45° on the spot. A tank makes as many steps as its speed, in any order, and may stop early.
    Or it reverses instead: exactly one square straight back, nothing else.
    It drives only onto empty squares. Slipping diagonally between two occupied squares is allowed.
web-rules-tank-chess-fire = Firing
web-rules-tank-chess-fire-text =
    After driving the same tank may fire once. Most guns fire straight ahead and 45° to either side; the tank destroyer and the mortar straight ahead only.
    The target must be at least two squares away and nothing may stand between. The mortar fires over everything, at exactly 3, 4 or 5 squares.
web-rules-tank-chess-armour = Gun against armour
web-rules-tank-chess-armour-text =
    A shot destroys if the gun is greater than the armour it strikes. Head-on it strikes the front, exactly from behind the rear, from everywhere else the side.
    So a light tank can kill a heavy one only from behind … and not even then: gun 1 against rear armour 1. Bring a medium tank.
web-rules-tank-chess-wrecks = Wrecks
web-rules-tank-chess-wrecks-text = A destroyed tank stays where it is, as a wreck. It blocks the way and the line of fire for the rest of the game: cover for both.
web-rules-tank-chess-check = CHECK and ESCAPE
web-rules-tank-chess-check-text =
    CHECK means: next turn your command tank could be destroyed. ESCAPE means: next turn the enemy command tank could leave the board. The table announces both.
    Nobody is forced to react. But you should.
web-rules-tank-chess-ground = The ground
web-rules-tank-chess-ground-text =
    High obstacles stop driving and fire. Low ones and water stop driving only. Hedges let you drive through but not see through. Trees stop both; heavy vehicles fell them.
    Mud ends the movement. The basic board has high obstacles only.
web-rules-tank-chess-monster = The Monster
web-rules-tank-chess-monster-text =
    On some boards each side has a Monster. It takes two steps or one to any side, and crushes what it steps on. Then it may strike with its tail at the square behind it, and breathe fire (2 to 4 squares) or throw the tank before it.
    Its front is its weakest side: armour 2 in front, 3 at the side, 4 behind.
web-rules-tank-chess-end = Draws
web-rules-tank-chess-end-text = By agreement, when a position comes for the third time, or after 50 moves by each side without a destruction.

web-rules-monster-combat-goal = The goal
web-rules-monster-combat-goal-text =
    Everybody starts with three hearts and five cards. Everybody against everybody: the last one with a heart wins.
    All together: beat ten monsters, one after the other, before they beat all of you.
web-rules-monster-combat-turn = Your turn
web-rules-monster-combat-turn-text =
    Draw a card. If its back shows exclamation marks, an event happens; playing together, one happens in every turn.
    Then play one card or pass. At the end you keep at most seven cards.
web-rules-monster-combat-cards = The cards
web-rules-monster-combat-cards-text = Attacks hit whoever comes next in the present direction. The backs are open: everybody sees who holds trigger cards and whether the next draw brings an event.
web-rules-monster-combat-events = Events
web-rules-monster-combat-events-text = All hearts back. Immune against everything until your next turn. Lose your whole hand. A monster attacks you. The direction turns round, and your turn is over.
web-rules-monster-combat-shield = Shields
web-rules-monster-combat-shield-text =
    Whoever is attacked is asked: shield or take it? A shield stops a sword, your part of a lightning, or an attacking monster; it does not help against Thief and Skip.
    If all others shield against a lightning, it strikes back at you.
web-rules-monster-combat-coop = All together
web-rules-monster-combat-coop-text =
    Monster number n has n hearts. From the sixth on they strike for two. Swords hit for 1, lightning for 2, and twice as hard while the monster sleeps.
    A Life card gives anybody a heart, and brings back who has fallen: with one heart and five new cards.
web-rules-monster-combat-end = How it ends
web-rules-monster-combat-end-text = At once, when only one still has a heart; or together when the final boss falls, or the last of you.

web-card-sword = Sword
web-card-sword-text = The next player loses a heart.
web-card-shield = Shield
web-card-shield-text = Stops an attack on you. Never played in your own turn.
web-card-heart = Life
web-card-heart-text = One heart back, up to three.
web-card-magnet = Thief
web-card-magnet-text = Steal one or two random cards from the next player.
web-card-lightning = Lightning
web-card-lightning-text = All others lose a heart. If all of them shield, you do.
web-card-zzz = Skip
web-card-zzz-text = The next player misses a turn.
`,xa=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends xa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Sa=class extends xa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ca=class e extends xa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof xa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof xa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},wa=100,Ta=`⁨`,Ea=`⁩`;function Da(e,t,n){return n===t||n instanceof Sa&&t instanceof Sa&&n.value===t.value||t instanceof Sa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Oa(e,t,n){return t[n]?La(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function ka(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Aa(e,i.value):n.push(Aa(e,i));return{positional:n,named:r}}function Aa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Sa(t.value,{minimumFractionDigits:t.precision});case`var`:return ja(e,t);case`mesg`:return Ma(e,t);case`term`:return Na(e,t);case`func`:return Pa(e,t);case`select`:return Fa(e,t);default:return new $}}function ja(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof xa)return n;switch(typeof n){case`string`:return n;case`number`:return new Sa(n);case`object`:if(Ca.supportsValue(n))return new Ca(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Ma(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?La(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?La(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Na(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=ka(e,r).named;let n=La(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=ka(e,r).named;let o=La(e,a.value);return e.params=null,o}function Pa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=ka(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Fa(e,{selector:t,variants:n,star:r}){let i=Aa(e,t);if(i instanceof $)return Oa(e,n,r);for(let t of n)if(Da(e,i,Aa(e,t.key)))return La(e,t.value);return Oa(e,n,r)}function Ia(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>wa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${wa}`);r&&n.push(Ta),n.push(Aa(e,i).toString(e)),r&&n.push(Ea)}return e.dirty.delete(t),n.join(``)}function La(e,t){return typeof t==`string`?e.bundle._transform(t):Ia(e,t)}var Ra=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function za(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ba=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Va(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Sa)return new Sa(n.valueOf(),{...n.opts,...za(t,Ba)});if(n instanceof Ca)return new Sa(n.toNumber(),{...za(t,Ba)});throw TypeError(`Invalid argument to NUMBER`)}var Ha=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Ua(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Ca||n instanceof Sa)return new Ca(n,za(t,Ha));throw TypeError(`Invalid argument to DATETIME`)}var Wa=new Map;function Ga(e){let t=Array.isArray(e)?e.join(` `):e,n=Wa.get(t);return n===void 0&&(n=new Map,Wa.set(t,n)),n}var Ka=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Va,DATETIME:Ua,...t},this._useIsolating=n,this._transform=r,this._intls=Ga(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ra(this,n,t);try{return Ia(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},qa=/^(-?[a-zA-Z][\w-]*) *= */gm,Ja=/\.([a-zA-Z][\w-]*) *= */y,Ya=/\*?\[/y,Xa=/(-?[0-9]+(?:\.([0-9]+))?)/y,Za=/([a-zA-Z][\w-]*)/y,Qa=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,$a=/^[A-Z][A-Z0-9_-]*$/,eo=/([^{}\n\r]+)/y,to=/([^\\"\n\r]*)/y,no=/\\([\\"])/y,ro=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,io=/^\n+/,ao=/ +$/,oo=/ *\r?\n/g,so=/( *)$/,co=/{\s*/y,lo=/\s*}/y,uo=/\[\s*/y,fo=/\s*] */y,po=/\s*\(\s*/y,mo=/\s*->\s*/y,ho=/\s*:\s*/y,go=/\s*,?\s*/y,_o=/\s+/y,vo=class{constructor(e){this.body=[],qa.lastIndex=0;let t=0;for(;;){let n=qa.exec(e);if(n===null)break;t=qa.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ja);){let t=o(Ja),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(eo)&&(r=o(eo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,io),u([i],i.length)):r?S(r,ao):null}function u(r=[],i){for(;;){if(n(eo)){r.push(o(eo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ao));let c=[];for(let e of r)e instanceof yo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(co,SyntaxError);let e=f();if(i(lo))return e;if(i(mo)){let t=h();return i(lo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Qa)){let[,e,t,n=null]=a(Qa);if(e===`$`)return{type:`var`,name:t};if(i(po)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if($a.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(go)}}function m(){let e=f();return e.type===`mesg`&&i(ho)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ya);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(uo,SyntaxError);let e;return e=n(Xa)?v():{type:`str`,value:o(Za)},i(fo,SyntaxError),e}function _(){if(n(Xa))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Xa),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(to),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(no))return o(no);if(n(ro)){let[,e,t]=a(ro),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(_o),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(oo,`
`),n=so.exec(e)[1].length;return new yo(t,n)}}},yo=class{constructor(e,t){this.value=e,this.length=t}},bo=`behemoth.settings`;function xo(){return(typeof navigator>`u`?[`en`]:navigator.languages??[navigator.language]).map(e=>e.slice(0,2)).find(e=>e===`de`||e===`en`)===`de`?`de`:`en`}function So(){return{theme:`auto`,language:xo(),sound:!0,volume:.5,motion:`auto`,confirm:!0,name:``,bots:{},knowsNoMuscle:!1}}function Co(){try{return JSON.parse(localStorage.getItem(bo)??`{}`)}catch{return{}}}var wo=new class{#e=N(`auto`);get theme(){return Z(this.#e)}set theme(e){P(this.#e,e,!0)}#t=N(`en`);get language(){return Z(this.#t)}set language(e){P(this.#t,e,!0)}#n=N(!0);get sound(){return Z(this.#n)}set sound(e){P(this.#n,e,!0)}#r=N(.5);get volume(){return Z(this.#r)}set volume(e){P(this.#r,e,!0)}#i=N(`auto`);get motion(){return Z(this.#i)}set motion(e){P(this.#i,e,!0)}#a=N(!0);get confirm(){return Z(this.#a)}set confirm(e){P(this.#a,e,!0)}#o=N(``);get name(){return Z(this.#o)}set name(e){P(this.#o,e,!0)}#s=N({});get bots(){return Z(this.#s)}set bots(e){P(this.#s,e)}#c=N(!1);get knowsNoMuscle(){return Z(this.#c)}set knowsNoMuscle(e){P(this.#c,e,!0)}#l=N(cn({still:!1,dark:!1,contrast:!1}));constructor(){Object.assign(this,So(),Co()),this.#d(`(prefers-reduced-motion: reduce)`,e=>Z(this.#l).still=e),this.#d(`(prefers-color-scheme: dark)`,e=>Z(this.#l).dark=e),this.#d(`(prefers-contrast: more)`,e=>Z(this.#l).contrast=e)}get shownTheme(){return this.theme===`auto`?Z(this.#l).contrast?`contrast`:Z(this.#l).dark?`dark`:`light`:this.theme}get moving(){return this.motion===`full`||this.motion===`auto`&&!Z(this.#l).still}change(e){Object.assign(this,e),this.#u()}#u(){let{theme:e,language:t,sound:n,volume:r,motion:i,confirm:a,name:o,bots:s,knowsNoMuscle:c}=this;try{localStorage.setItem(bo,JSON.stringify({theme:e,language:t,sound:n,volume:r,motion:i,confirm:a,name:o,bots:s,knowsNoMuscle:c}))}catch{}}#d(e,t){if(typeof matchMedia>`u`)return;let n=matchMedia(e);t(n.matches),n.addEventListener(`change`,e=>t(e.matches))}},To=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Eo=function(e,t){return new URL(e,t).href},Do={},Oo=function(e){return e.pathname.endsWith(`.css`)},ko=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Ao=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Eo(t,n);let r=s(t),i=Oo(r);return ko(Do,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:To,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},jo=Object.assign({"../../../src/behemoth/locale/de/web.ftl":ya,"../../../src/behemoth/locale/en/web.ftl":ba}),Mo=Object.assign({"../../../src/behemoth/locale/de/web-combat.ftl":()=>Ao(()=>import(`./web-combat.js`).then(e=>e.default),[],import.meta.url),"../../../src/behemoth/locale/de/web-tank.ftl":()=>Ao(()=>import(`./web-tank.js`).then(e=>e.default),[],import.meta.url),"../../../src/behemoth/locale/en/web-combat.ftl":()=>Ao(()=>import(`./web-combat2.js`).then(e=>e.default),[],import.meta.url),"../../../src/behemoth/locale/en/web-tank.ftl":()=>Ao(()=>import(`./web-tank2.js`).then(e=>e.default),[],import.meta.url)}),No=[`en`,`de`],Po={...jo},Fo=N(0),Io=new Map;function Lo(e){Z(Fo);let t=Io.get(e);if(t)return t;let n=new Ka(e,{useIsolating:!1});for(let[t,r]of Object.entries(Po))t.includes(`/${e}/`)&&n.addResource(new vo(r));return Io.set(e,n),n}async function Ro(e){let t=Object.entries(Mo).filter(([t])=>t.endsWith(`/web-${e}.ftl`)&&!(t in Po));await Promise.all(t.map(async([e,t])=>Po[e]=await t())),t.length!==0&&(Io.clear(),P(Fo,Z(Fo)+1))}function zo(e,t,n){let r=Lo(e),i=r.getMessage(t)?.value;return i?r.formatPattern(i,n,[]):t}function Bo(e,t){return zo(wo.language,e,t)}function Vo(e){return Lo(wo.language).hasMessage(e)}export{dn as $,_i as A,Hr as B,Pi as C,Si as D,Oi as E,ri as F,Ar as G,Lr as H,ni as I,Z as J,kr as K,Jr as L,ui as M,oi as N,yi as O,ai as P,jn as Q,qr as R,Fi as S,Ai as T,zr as U,Vr as V,Br as W,In as X,hr as Y,kn as Z,Ji as _,g as _t,Ao as a,P as at,Yi as b,Ka as c,Et as ct,pa as d,it as dt,gn as et,da as f,rt as ft,$i as g,Ae as gt,ra as h,je as ht,Bo as i,cn as it,gi as j,vi as k,va as l,mt as lt,aa as m,Xe as mt,Vo as n,vn as nt,wo as o,N as ot,oa as p,nt as pt,Or as q,Ro as r,yn as rt,vo as s,Dt as st,No as t,_n as tt,_a as u,tt as ut,Zi as v,f as vt,ji as w,Ii as x,Xi as y,_ as yt,Ur as z};