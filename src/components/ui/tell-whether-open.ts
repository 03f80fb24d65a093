import { minuteOfWeek, openNow } from '@/site/format/open-now';

/** Writes into the line `.open-now` whether the shop is open, once the page is drawn and whenever it is seen again. */
export function tellWhetherOpen(): void {
  const line = document.querySelector<HTMLElement>('.open-now');
  const tell = () => {
    if (line)
      line.textContent = openNow(
        JSON.parse(line.dataset.spans ?? ''),
        minuteOfWeek(line.dataset.zone ?? '', new Date()),
      );
  };
  setTimeout(tell, 200);
  document.addEventListener('visibilitychange', tell);
}
