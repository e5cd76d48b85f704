export { chatApp, chatData } from './chat-app.js';
export { GivenChat, type GivenConversation } from './given.js';
