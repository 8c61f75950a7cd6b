// The bots' own thread. Takes {module}, the bots that answer at once, and later {players}, those who think; then
// {id, text, thinks}; answers {id, answer} or {id, error}.

import {keepEngine} from './bot-engine.mjs';

/** @type {ReturnType<typeof keepEngine> | undefined} */
let bots;
/** @type {ReturnType<typeof keepEngine> | undefined} */
let players;

addEventListener('message', async ({data}) => {
  if (data.module) bots = keepEngine(data.module);
  else if (data.players) players = keepEngine(data.players);
  else {
    try {
      const asked = data.thinks ? players : bots;
      if (!asked) throw new Error('The bots were asked before they were there.');
      postMessage({id: data.id, answer: await asked.answer(data.text)});
    } catch (error) {
      postMessage({id: data.id, error: String(error)});
    }
  }
});
