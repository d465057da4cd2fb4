import http from 'node:http';

// Listens with many streams at once, in a process of its own so that their memory is not the server's. An event's id
// is the millisecond in which it was published. Says `open` once all of them are, and at the end every delay.
const [url, cookieName, ...tokens] = process.argv.slice(2);
const delays = [];
let open = 0;
const agent = new http.Agent({ maxSockets: Infinity });
for (const token of tokens)
  http.get(url, { agent, headers: { Cookie: `${cookieName}=${token}` } }, answer => {
    if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}.`);
    if (++open === tokens.length) process.send('open');
    let text = '';
    answer.on('data', chunk => {
      const now = Date.now();
      text += chunk;
      const frames = text.split('\n\n');
      text = frames.pop();
      for (const frame of frames) {
        if (!frame.includes('event: change')) continue;
        for (const { id } of JSON.parse(/^data: (.*)$/m.exec(frame)[1])) delays.push(now - Number(id));
      }
    });
  });
process.on('message', () => {
  process.send(delays, () => process.exit(0));
});
