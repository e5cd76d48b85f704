export { OperatorList } from './operator-list';
