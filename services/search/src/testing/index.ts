export { GivenSearch } from './given.js';
export { givenCard } from './sponsored-card.js';
export { searchApp, searchData } from './search-app.js';
export { givenWorld, WORLD_NOW } from './world.js';
