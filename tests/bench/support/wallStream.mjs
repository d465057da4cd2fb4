import http from 'node:http';

// Listens to the live screens' stream in a process of its own, and notes when each change arrived. Says `open` once it
// listens, and at the end everything that it has received.
const [url, cookie] = process.argv.slice(2);
const received = [];
let refetches = -1;
http.get(url, { headers: { Cookie: cookie } }, answer => {
  if (answer.statusCode !== 200) throw new Error(`The stream was answered ${answer.statusCode}.`);
  let text = '';
  answer.on('data', chunk => {
    const at = performance.timeOrigin + performance.now();
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop();
    for (const frame of frames) {
      // The first one only says that nothing was received before.
      if (frame.includes('event: refetch') && ++refetches === 0) process.send('open');
      if (!frame.includes('event: change')) continue;
      for (const { kind, id } of JSON.parse(/^data: (.*)$/m.exec(frame)[1]))
        if (kind === 'roomUser') received.push([id, at]);
    }
  });
});
process.on('message', () => {
  process.send({ received, refetches }, () => process.exit(0));
});
