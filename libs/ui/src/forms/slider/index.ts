export { RangeSlider, Slider } from './slider';
