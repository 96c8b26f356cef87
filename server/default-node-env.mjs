// Must run before Next and React load.
if (process.env.NODE_ENV !== 'development') process.env.NODE_ENV = 'production';
