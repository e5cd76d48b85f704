export { AdjustmentsScreen } from './adjustments/adjustments-screen';
export { BundlesScreen } from './bundles/bundles-screen';
export { CodesScreen } from './codes/codes-screen';
export { MethodsScreen } from './methods/methods-screen';
