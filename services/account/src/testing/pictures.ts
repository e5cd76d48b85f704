import sharp from 'sharp';

/** A picture with some detail, so that it neither compresses to nothing nor takes long. */
export const givenPicture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  { width = 640, height = 800 }: { width?: number; height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c86450' } })
    .composite([
      { input: Buffer.from(`<svg width="${width}" height="${height}"><circle cx="50%" cy="40%" r="30%" fill="#f4d3b0"/></svg>`) },
    ])
    .toFormat(format)
    .toBuffer();

/** The body of a multipart call with one file, and its header. */
export const multipart = (bytes: Buffer, { filename = 'me.jpg', type = 'image/jpeg', field = 'photo' } = {}) => {
  const boundary = 'given-boundary-7d1';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
};
