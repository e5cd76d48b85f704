/** A browser whose visitor chose long ago what is kept of them: nothing asks for it over the page. */
export const chosenCookies = (url: string) => ({ name: 'cookie_choice', value: 'needed.1', url });
