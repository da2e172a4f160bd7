import { DAY_MS, type WeekKey, weekEnd, weekStart } from "#core/launches/week";
import { once } from "#core/once";
import { remembered } from "#core/remembered";
import { LOCALE } from "#core/words/locale";

const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in the largest unit that it has one of: "3.4 MB". @param bytes a whole number. */
export function sizeWords(bytes: number): string {
	const at = Math.min(SIZES.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
	const unit = SIZES[at] ?? "byte";
	const format = new Intl.NumberFormat(LOCALE, { style: "unit", unit, maximumFractionDigits: at === 0 ? 0 : 1 });
	return format.format(bytes / 1000 ** at);
}

/** How pages and mails say what the database stores, as the language of `locale.ts` writes it. */

const COUNTRIES = once(() => new Intl.DisplayNames([LOCALE], { type: "region" }));
const COUNTRY = remembered((code: string) => COUNTRIES().of(code));

/** The name of a country; the code itself where there is none. */
export function countryName(code: string): string {
	return /^[A-Za-z]{2}$/.test(code) ? (COUNTRY(code.toUpperCase()) ?? code) : code;
}

/** `one_time` and `pre-launch` as words: "One time", "Pre launch". */
export function spoken(value: string): string {
	const words = value.replaceAll(/[_-]+/g, " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The word "Paid" is kept for what money decides here; a product that costs money is called otherwise. */
export function pricingWords(model: string): string {
	return model === "paid" ? "No free plan" : spoken(model);
}

/** A way to write a day of UTC: a page says few days, and the same ones often. */
export function dayWritten(
	parts: Pick<Intl.DateTimeFormatOptions, "weekday" | "day" | "month" | "year">,
): (at: Date) => string {
	const format = once(() => new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: "UTC" }));
	const written = remembered((day: number) => format().format(day * DAY_MS));
	return (at) => written(Math.floor(at.getTime() / DAY_MS));
}

const DAY = dayWritten({ day: "numeric", month: "long", year: "numeric" });

/** "16 Nov". */
export const shortDay = dayWritten({ day: "numeric", month: "short" });

const RING_DAY = dayWritten({ day: "numeric", month: "short", year: "numeric" });

/** "9 NOV 2026": on a postmark. */
export const ringDay = (at: Date): string => RING_DAY(at).toUpperCase();

/** "16 November 2026". @param at ISO 8601 time or date. */
export const dayOf = (at: string): string => DAY(new Date(at));

const MONTH = once(() => new Intl.DateTimeFormat(LOCALE, { month: "long", timeZone: "UTC" }));

/** "November". @param at ISO 8601. */
export const monthOf = (at: string): string => MONTH().format(new Date(at));

const MONTH_OF_YEAR = dayWritten({ month: "long", year: "numeric" });

/**
 * When a milestone was, never more exactly than it was told: where a website tells a year or a month, its date is the first
 * day of that. @param date `YYYY-MM-DD`. @returns `YYYY`, `YYYY-MM` or the date. Source: docs/drafting.md#what-is-chosen.
 */
export const milestoneTime = (date: string): string => date.replace(/-01(?:-01)?$/, "");

/** `milestoneTime` in words: "2021", "March 2021", "2 March 2021". */
export function milestoneDay(date: string): string {
	const told = milestoneTime(date);
	if (told.length === 4) return told;
	return told.length === 7 ? MONTH_OF_YEAR(new Date(told)) : dayOf(told);
}

/** "16 November". */
export const dayOfMonth = dayWritten({ day: "numeric", month: "long" });

/** A day that is told beside another: "16 November", with its year where that differs. */
export function dayBeside(at: string, other: string): string {
	return at.slice(0, 4) === other.slice(0, 4) ? dayOfMonth(new Date(at)) : dayOf(at);
}

const MOMENT = once(
	() =>
		new Intl.DateTimeFormat(LOCALE, {
			...({ day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" } as const),
			...({ timeZone: "UTC", timeZoneName: "short" } as const),
		}),
);

/** "16 November 2026 at 08:40 UTC". @param at epoch milliseconds. */
export const momentOf = (at: number): string => MOMENT().format(at);

/** "16 Nov to 22 Nov 2026" Monday to Sunday. */
export const weekWords = remembered((week: WeekKey): string => {
	const sunday = new Date(weekEnd(week).getTime() - 1);
	return `${shortDay(weekStart(week))} to ${shortDay(sunday)} ${sunday.getUTCFullYear()}`;
});

const NUMBER = once(() => new Intl.NumberFormat(LOCALE));

/** "1,234". */
export const number = remembered((value: number): string => NUMBER().format(value));

const PLURALS = once(() => new Intl.PluralRules(LOCALE));
const RULE = remembered((count: number) => PLURALS().select(count));

/** The form of a word that goes with a count. Source: Unicode LDML, plural rules. */
export function plural(count: number, forms: { [rule in Intl.LDMLPluralRule]?: string } & { other: string }): string {
	return forms[RULE(count)] ?? forms.other;
}

/** "1 vote", "2 votes", "1,234 votes". */
export function counted(count: number, one: string, other = `${one}s`): string {
	return `${number(count)} ${plural(count, { one, other })}`;
}

/** "€19", "$1,299", "€19.50". @param currency ISO 4217. */
export function money(cents: number, currency: string): string {
	const style = {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
	} as const;
	return new Intl.NumberFormat(LOCALE, style).format(cents / 100);
}

/** The same always with its cents, as sums are set under each other: "$99.00". */
export function exactMoney(cents: number, currency: string): string {
	const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
	return new Intl.NumberFormat(LOCALE, style).format(cents / 100);
}

export const usd = (cents: number): string => money(cents, "USD");

const PERCENT = once(() => new Intl.NumberFormat(LOCALE, { style: "percent", maximumFractionDigits: 2 }));

/** "21%", "8.5%". @param percent 21 for 21 %. */
export const percentWords = (percent: number): string => PERCENT().format(percent / 100);

const RATE = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 6 }));

/** "1.152": with as many decimals as an exchange rate has. */
export const rateWords = (value: number): string => RATE().format(value);

const LIST = once(() => new Intl.ListFormat(LOCALE, { type: "conjunction" }));

/** "Tidewell, Chairtime and Halloqueue". */
export const listed = (names: readonly string[]): string => LIST().format(names);

/** The same of elements: they, and the words between them. */
export function listedElements<T>(elements: readonly T[]): (T | string)[] {
	const parts = LIST().formatToParts(elements.map((_, index) => String(index)));
	return parts.map(({ type, value }) => (type === "element" ? (elements[Number(value)] ?? value) : value));
}

/** The beginning of a text, for descriptions of pages; cut between words. */
export function beginning(text: string, max = 160): string {
	const flat = text.replaceAll(/\s+/g, " ").trim();
	if (flat.length <= max) return flat;
	const cut = flat.slice(0, max - 1);
	const end = cut.lastIndexOf(" ");
	return `${cut.slice(0, end > max / 2 ? end : max - 1).toWellFormed()}…`;
}

/** Host and path of an address, as people read it. */
export function addressWords(url: string): string {
	const parsed = URL.parse(url);
	if (parsed === null) return url;
	const path = parsed.pathname === "/" ? "" : parsed.pathname;
	return parsed.host.replace(/^www\./, "") + path;
}

const RELATIVE = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }));

/** "today", "yesterday", "3 days ago", by days in UTC. Both in epoch milliseconds. */
export function daysAgo(at: number, now: number): string {
	return RELATIVE().format(Math.floor(at / DAY_MS) - Math.floor(now / DAY_MS), "day");
}

const [HOUR_MINUTES, DAY_MINUTES] = [60, 24 * 60];

/** A stretch of time in the unit that tells it best: `12 minutes`, `5 hours`, `3 days`. @param minutes rounded up, at least one. */
export function span(minutes: number): string {
	if (minutes > 2 * DAY_MINUTES) return counted(Math.ceil(minutes / DAY_MINUTES), "day");
	if (minutes > 2 * HOUR_MINUTES) return counted(Math.ceil(minutes / HOUR_MINUTES), "hour");
	return counted(Math.max(1, Math.ceil(minutes)), "minute");
}
