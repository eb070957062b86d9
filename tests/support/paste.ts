import type { Locator } from '@playwright/test';

/** Pastes a text at the end of a field, as if it had been copied in another program. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+End');
  await field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
