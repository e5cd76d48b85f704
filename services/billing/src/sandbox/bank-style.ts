/** The bank's style sheet, in the product's tokens. A file of its own address, so that the page needs no inline style. */
export const BANK_STYLE = `
:root{--paper:#FAF5EC;--surface:#FFFDF8;--sunken:#F1E9DC;--line:#E2D6C6;--line-strong:#8E7B82;--ink:#2A1424;--ink-2:#5F4A58;--accent:#FF6B52;--accent-hover:#F85C42;
--on-accent:#2A0F1C;--accent-text:#B0341E;--plum:#3B1B33;--warn:#7D4B00;--warn-soft:#FAEAC6;--focus:#7A2A5C;--e2:0 8px 24px -8px rgb(59 27 51/.2);color-scheme:light}
@media (prefers-color-scheme:dark){:root{--paper:#170D15;--surface:#21141E;--sunken:#110810;--line:#3E2B39;--line-strong:#8F7787;--ink:#F9EFE3;--ink-2:#D0BDC6;--accent:#FF7D66;
--accent-hover:#FF917D;--accent-text:#FF9D89;--plum:#5A2A4B;--warn:#F0BE6A;--warn-soft:#3A2A12;--focus:#FFB8A8;--e2:0 10px 28px -8px rgb(0 0 0/.6);color-scheme:dark}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--paper);color:var(--ink);font:400 1rem/1.55 system-ui,-apple-system,"Segoe UI",sans-serif;display:grid;grid-template:auto 1fr/minmax(0,1fr);overflow-wrap:break-word}
h1,h2,p,ul,dl,dd,fieldset{margin:0;padding:0;border:0}
header{display:flex;align-items:center;gap:.75rem;padding:1rem 1.5rem;border-bottom:1px solid var(--line);font-weight:650}
header svg{width:1.6rem;height:1.6rem;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
main{width:100%;max-width:28rem;margin:0 auto;padding:1.5rem 1rem 3rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;align-content:start}
.test{padding:.75rem 1rem;border-radius:10px;background:var(--warn-soft);color:var(--warn);font-size:.875rem;font-weight:600}
.panel{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;padding:min(1.5rem,7vw);background:var(--surface);border:1px solid var(--line);border-radius:16px;box-shadow:var(--e2)}
h1{font:440 1.5rem/1.16 Georgia,"Times New Roman",serif;letter-spacing:-.01em}
h2{font:440 1.25rem/1.2 Georgia,"Times New Roman",serif}
.amount{font:400 min(2.75rem,16vw)/1 Georgia,"Times New Roman",serif;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
dl{display:grid;gap:.5rem}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding-top:.5rem;border-top:1px solid var(--line)}
dt{color:var(--ink-2)}dd{font-weight:600;text-align:end}
form,.stack{display:grid;gap:.75rem}
button,.button{display:flex;align-items:center;justify-content:center;min-height:3rem;padding:.55rem 1.15rem;border:1px solid var(--line-strong);border-radius:10px;background:transparent;color:inherit;font:inherit;font-weight:650;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--sunken)}
.main{background:var(--accent);border-color:transparent;color:var(--on-accent)}.main:hover{background:var(--accent-hover)}
.quiet{border-color:transparent}
details{border-top:1px solid var(--line);padding-top:.75rem}
summary{padding:.6rem 0;cursor:pointer;font-weight:600}
legend{padding:0;font-weight:600;font-size:.875rem}
label{display:flex;align-items:center;gap:.75rem;min-height:2.75rem}
label span{display:grid;padding-block:.25rem}label small{font-size:.875rem;color:var(--ink-2)}
input{width:1.35rem;height:1.35rem;margin:0;accent-color:var(--accent-text);flex:none}
.row{display:flex;flex-wrap:wrap;gap:.5rem}
.row form{flex:1 1 auto}
.row button{width:100%;min-height:2.75rem;padding:.4rem .9rem;font-size:.875rem}
.disputes{display:grid;gap:1rem;list-style:none}
.disputes li{display:grid;gap:.5rem;padding-top:1rem;border-top:1px solid var(--line)}
.disputes p{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;font-variant-numeric:tabular-nums}
.begin{padding-top:1rem;border-top:1px solid var(--line)}
.small{font-size:.875rem;color:var(--ink-2)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;
