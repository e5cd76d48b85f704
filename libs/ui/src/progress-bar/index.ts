export { ProgressBar, StepBar, type ProgressBarProps } from './progress-bar';
