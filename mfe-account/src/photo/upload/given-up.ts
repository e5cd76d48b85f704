/** Why an upload is aborted: nobody wants the photo any more. Whoever only leaves the page gives no reason. */
export const GIVEN_UP = 'given-up';
