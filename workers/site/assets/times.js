// Says beside a time in UTC what it is where the reader is. Pages work without this.
const local = new Intl.DateTimeFormat(document.documentElement.lang, {
	weekday: "short",
	day: "numeric",
	month: "short",
	hour: "2-digit",
	minute: "2-digit",
	timeZoneName: "short",
});
for (const time of document.querySelectorAll("time[datetime*=T]")) {
	const at = new Date(time.dateTime);
	const isHere = at.getTimezoneOffset() === 0;
	if (!isHere && time.textContent.includes("UTC")) time.after(` (${local.format(at)})`);
}
