export { ProgressBar, StepBar } from './progress-bar';
