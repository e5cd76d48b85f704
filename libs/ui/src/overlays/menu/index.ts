export { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator, MenuText } from './menu';
