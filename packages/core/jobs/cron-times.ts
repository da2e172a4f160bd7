/** Crons of wrangler.toml. */
export const MINUTE_CRON = "* * * * *";
export const HOURLY_CRON = "0 * * * *";
export const WEEKLY_CRON = "0 0 * * 1";
export const CRONS = [MINUTE_CRON, HOURLY_CRON, WEEKLY_CRON] as const;
export type Cron = (typeof CRONS)[number];

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;

/**
 * When a cron fires next.
 * @param cron minute, hour, day, month and day of the week (0 to 6 from Sunday), each a number or `*`; of days and months
 *   `*` alone. Times are UTC.
 * @param after epoch milliseconds; it fires later than that.
 */
export function nextFiring(cron: Cron, after: number): number {
	const [minute, hour, , , weekday] = cron.split(" ");
	const fits = (field: string | undefined, value: number) => field === "*" || Number(field) === value;
	const first = Math.floor(after / MINUTE_MS) + 1;
	for (let at = first; at <= first + WEEK_MINUTES; at++) {
		const time = new Date(at * MINUTE_MS);
		if (fits(minute, time.getUTCMinutes()) && fits(hour, time.getUTCHours()) && fits(weekday, time.getUTCDay())) {
			return time.getTime();
		}
	}
	throw new Error(`The cron ${cron} fires in no week.`);
}
