// The peers are installed by the benchmark alone, so their types are not there when everything is checked.
declare module 'express';
declare module 'fastify';
