/** Style of the demo's own pages, on top of the shell's tokens and type; the values after the commas are for a checkout without a build. */
export const DEMO_STYLE = `
.demo { display: block; background: var(--paper, #faf5ec); color: var(--ink, #2a1424); font-family: var(--font-text, system-ui, sans-serif); margin: 0; }
.demo-skip { position: absolute; left: -999px; }
.demo-skip:focus { left: 1rem; top: 1rem; background: var(--surface, #fffdf8); padding: .5rem 1rem; z-index: 2; }
.demo-top { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.5rem; max-width: 60rem; margin: 0 auto; padding: .6rem 1rem; border-bottom: 1px solid var(--line, #e2d6c6); }
.demo-brand { display: inline-flex; align-items: center; gap: .55rem; min-height: 2.75rem; color: inherit; text-decoration: none; font-family: var(--font-display, Georgia, serif); font-size: 1.375rem; font-weight: 520; letter-spacing: -.02em; }
.demo-brand svg { width: 2.1rem; height: 1.35rem; overflow: visible; }
.demo-brand .one { fill: var(--plum, #3b1b33); } .demo-brand .two { fill: none; stroke: currentColor; stroke-width: 1.6; } .demo-brand .lens { fill: var(--accent, #ff6b52); }
.demo-top nav { display: flex; gap: .25rem; margin-inline-start: auto; }
.demo-top nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .9rem; border-radius: 10px; color: var(--ink-2, #5f4a58); text-decoration: none; }
.demo-top nav a[aria-current] { color: var(--ink, #2a1424); font-weight: 650; box-shadow: inset 0 -2px var(--accent, #ff6b52); border-radius: 0; }
.demo-main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.demo-main h1 { font-family: var(--font-display, Georgia, serif); font-weight: 440; font-size: var(--t-h2, 2rem); letter-spacing: -.018em; line-height: 1.16; margin: 0 0 .35rem; overflow-wrap: anywhere; }
.demo-hint { color: var(--ink-2, #5f4a58); margin: 0 0 1.5rem; max-width: 62ch; }
.demo-main a { color: var(--accent-text, #b0341e); }
.demo-form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin: 0 0 1.5rem; }
.demo-form label { display: grid; gap: .3rem; flex: 1 1 16rem; font-size: .875rem; font-weight: 600; }
.demo-form .short { flex: 0 1 9rem; }
.demo-form input { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--line-strong, #8e7b82); border-radius: 10px; background: var(--surface, #fffdf8); color: inherit; font: inherit; }
.demo-button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.1rem; border: 1px solid var(--line-strong, #8e7b82); border-radius: 10px; background: transparent; color: var(--ink, #2a1424) !important; font: inherit; font-weight: 650; text-decoration: none; cursor: pointer; }
.demo-button.main { border-color: transparent; background: var(--accent, #ff6b52); color: var(--on-accent, #2a0f1c) !important; }
.demo-buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 1.5rem; }
.demo-button:disabled { opacity: .5; cursor: default; }
.demo-list { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line, #e2d6c6); }
.demo-list li { border-bottom: 1px solid var(--line, #e2d6c6); }
.demo-list a { display: grid; gap: .1rem 1rem; padding: .8rem .25rem; color: inherit; text-decoration: none; }
.demo-list a:hover strong { text-decoration: underline; }
.demo-list strong { font-weight: 650; overflow-wrap: anywhere; }
.demo-list span { color: var(--ink-2, #5f4a58); font-size: .875rem; overflow-wrap: anywhere; }
.demo-facts { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 0 1.25rem; font-size: .9375rem; }
.demo-facts dt { color: var(--ink-2, #5f4a58); } .demo-facts dd { margin: 0; overflow-wrap: anywhere; }
.demo-frame { display: block; width: 100%; height: 44rem; border: 1px solid var(--line, #e2d6c6); border-radius: 16px; background: #faf5ec; }
.demo-text { margin: 0; padding: 1.25rem; border: 1px solid var(--line, #e2d6c6); border-radius: 16px; background: var(--surface, #fffdf8); font-family: var(--font-text, system-ui, sans-serif); white-space: pre-wrap; overflow-wrap: anywhere; }
.demo-empty { padding: 2.5rem 1rem; border: 1px dashed var(--line-strong, #8e7b82); border-radius: 16px; text-align: center; color: var(--ink-2, #5f4a58); }
.demo-clock { font-family: var(--font-display, Georgia, serif); font-size: 2rem; font-variant-numeric: tabular-nums; margin: 0 0 .25rem; line-height: 1.2; }
.demo-error { color: var(--danger, #ae231b); font-weight: 600; }
.demo :focus-visible { outline: 3px solid var(--focus, #7a2a5c); outline-offset: 2px; }
@media (min-width: 44rem) { .demo-list a { grid-template-columns: 1fr 16rem 12rem; align-items: baseline; } }
`;
