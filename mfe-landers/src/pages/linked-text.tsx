const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose mail addresses can be clicked. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  text.split(EMAIL).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
