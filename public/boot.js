// Runs before everything else, in browsers of any age: sets the theme's background before the first paint, and tells
// people whose browser cannot run the console. Plain old JavaScript on purpose.
(function () {
  var dark;
  try {
    var kept = localStorage.getItem('RaStorestudyroom.theme');
    dark = kept ? kept.indexOf('dark') >= 0 : matchMedia('(prefers-color-scheme: dark)').matches;
  } catch (error) {
    dark = false;
  }
  document.documentElement.style.background = dark ? '#0E1014' : '#F7F8FA';

  var isCurrent =
    'noModule' in document.createElement('script') &&
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.any === 'function' &&
    typeof [].toSorted === 'function';
  if (isCurrent) return startEarly();
  document.addEventListener('DOMContentLoaded', function () {
    // A text for each language, which the build puts in; the first is for everybody else.
    var texts = JSON.parse(document.getElementById('old-browser').textContent);
    var notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'position:fixed;inset:0 0 auto 0;z-index:9999;padding:14px 20px;background:#7a1d1d;color:#fff;font:15px sans-serif;text-align:center';
    notice.textContent = texts[(navigator.language || '').slice(0, 2)] || texts[''];
    document.body.appendChild(notice);
  });

  // Whether anybody has chosen filters or an order for a list; who is signed in is not known yet.
  function isChosen(key) {
    return Object.keys(localStorage).some(function (each) {
      return each.slice(-key.length - 1) === ':' + key;
    });
  }

  // Calls that the first screen needs are made while its scripts are loading; `src/dataProvider/earlyAnswers.ts` takes
  // their answers.
  function startEarly() {
    try {
      var settings = JSON.parse(document.getElementById('runtime').textContent);
      var addresses = settings.early || [];
      var first = settings.firstPage;
      if (first && !isChosen(first.unlessChosen)) addresses.push(first.address);
      var answers = (window.earlyAnswers = {});
      addresses.forEach(function (address) {
        answers[address] = fetch(address, {
          credentials: 'same-origin',
          headers: { Accept: 'application/json' },
        });
        answers[address].catch(function () {});
      });
    } catch (error) {
      // A page without settings, which a plain file server sends, asks for nothing.
    }
  }
})();
