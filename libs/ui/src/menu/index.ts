export { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator, MenuText, type MenuChoiceProps, type MenuProps } from './menu';
