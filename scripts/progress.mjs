/**
 * Runs one step that takes a while and shows its progress: on a terminal a line that counts the seconds, elsewhere a
 * line at the beginning, one every 15 seconds and one at the end.
 *
 * @template Result
 * @param {string} title what is being done, "Installing packages"
 * @param {() => Promise<Result>} step
 * @returns {Promise<Result>}
 */
export async function showProgress(title, step) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const live = process.stdout.isTTY === true;
  const tell = (/** @type {string} */ text) => process.stdout.write(live ? `\r\x1b[K${text}` : `${text}\n`);

  tell(`${title} …`);
  const timer = setInterval(() => tell(`${title} … ${seconds()} s`), live ? 1_000 : 15_000);
  try {
    const result = await step();
    tell(`${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s${live ? '\n' : ''}`);
    return result;
  } catch (error) {
    tell(`${title}: failed after ${seconds()} s${live ? '\n' : ''}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
