// The door to what pages are drawn by, without a server around it.
export { DrawingThread, HANG_MS, type ThreadFault } from './drawing-thread.js';
export { DrawingWorker } from './drawing-worker.js';
export type { DrawingCode, PageToDraw, ServerCode } from './drawing.js';
export { serverCodeOf } from './server-code.js';
