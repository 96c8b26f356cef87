// Comes before Next and React, which read it while they load: sources are run only where that is asked for by name.
if (process.env.NODE_ENV !== 'development') process.env.NODE_ENV = 'production';
