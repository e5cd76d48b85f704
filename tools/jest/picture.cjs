module.exports = 'picture.webp';
