export interface Calendar {
	name: string;
	/** Address of the calendar itself. */
	self: string;
	events: readonly CalendarEvent[];
}

/** Something of whole days. */
export interface CalendarEvent {
	uid: string;
	/** Its first day, and the first day after it. YYYY-MM-DD. */
	start: string;
	end: string;
	summary: string;
	/** Several lines, plain. */
	description: string;
	url: string;
	/** When what it says last changed. */
	changedAt: Date;
}

/** A calendar. Source: RFC 5545; NAME, SOURCE and REFRESH-INTERVAL: RFC 7986. */
export function calendarText({ name, self, events }: Calendar): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Launchweek//Launch weeks//EN",
		"CALSCALE:GREGORIAN",
		text("NAME", name),
		// What Apple's and Google's calendars read in its place.
		text("X-WR-CALNAME", name),
		`SOURCE;VALUE=URI:${self}`,
		"REFRESH-INTERVAL;VALUE=DURATION:PT6H",
		...events.flatMap(eventLines),
		"END:VCALENDAR",
	];
	return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventLines(event: CalendarEvent): string[] {
	return [
		"BEGIN:VEVENT",
		text("UID", event.uid),
		`DTSTAMP:${stamp(event.changedAt)}`,
		`LAST-MODIFIED:${stamp(event.changedAt)}`,
		`DTSTART;VALUE=DATE:${event.start.replaceAll("-", "")}`,
		`DTEND;VALUE=DATE:${event.end.replaceAll("-", "")}`,
		text("SUMMARY", event.summary),
		text("DESCRIPTION", event.description),
		`URL:${event.url}`,
		// Nobody is busy for a week because others launch.
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
	];
}

/** Text as a value, which holds no control characters: RFC 5545, section 3.3.11. */
function text(property: string, value: string): string {
	const plain = value.toWellFormed().replaceAll(/(?!\n)\p{Cc}/gu, " ");
	return `${property}:${plain.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n")}`;
}

const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** Bytes of a line without its end. */
const LINE_MAX = 75;

/** A line as several of at most 75 octets, parted between characters: RFC 5545, section 3.1. */
function folded(line: string): string {
	const encoder = new TextEncoder();
	let bytes = 0;
	let parts = "";
	for (const character of line) {
		const { length } = encoder.encode(character);
		if (bytes + length > LINE_MAX) {
			parts += "\r\n ";
			bytes = 1;
		}
		parts += character;
		bytes += length;
	}
	return parts;
}
