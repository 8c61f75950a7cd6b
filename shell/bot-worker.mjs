// The bots' own thread. Takes {module} once, then {id, text}; answers {id, answer} or {id, error}.

import {createEngine} from './bot-engine.mjs';

/** @type {Promise<import('./bot-engine.mjs').BotEngine> | undefined} */
let engine;

addEventListener('message', async ({data}) => {
  if (data.module) {
    engine = createEngine(data.module);
    return;
  }
  try {
    if (!engine) throw new Error('The bots were asked before they were there.');
    postMessage({id: data.id, answer: (await engine).answer(data.text)});
  } catch (error) {
    postMessage({id: data.id, error: String(error)});
  }
});
