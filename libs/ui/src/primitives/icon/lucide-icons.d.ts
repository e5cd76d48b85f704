declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: import('./draw-icon').IconNode;
  export default node;
}
