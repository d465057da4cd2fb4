declare module 'core-js/es/iterator';
