// The draft editor, alive: parts come in while the website is read, and what is typed is sent, or kept here until it is.
const desk = document.querySelector("[data-desk]");
const page = location.pathname;
const KEPT = `draft ${desk.dataset.desk} `;
const TYPING_MS = 800;
const POLLS_MAX = 200;

// One form is sent again and again.
for (const one of desk.querySelectorAll("[name=csrf]")) one.value = one.value.split(".")[0];
// What the server wrote last of each part.
const written = new Map();
// Parts that came while somebody worked in their place.
const waiting = new Map();
for (const part of desk.querySelectorAll("[data-part]")) written.set(part.id, part.outerHTML);

const say = (what) => desk.dataset[`say${what}`];
const rowOf = (form) => form.closest("[data-part]");
const formOf = (row) => row.querySelector(".row-form form");
const textOf = (form) => new URLSearchParams(new FormData(form));

function tell(form, what) {
	const place = form.querySelector("[data-saving]");
	if (place) place.textContent = what ? say(what) : "";
}

function announce(text) {
	const place = desk.querySelector("[data-told]");
	if (text && place.textContent !== text) place.textContent = text;
}

// --- Parts that the server sends

const isBusy = (part) =>
	part.querySelector("details.edit[open]") !== null || part.querySelector("form[data-busy]") !== null;

/** Puts in what differs; what somebody works in waits, but for `own`, whose words were just taken. */
function place(html, own) {
	const holder = document.createElement("template");
	holder.innerHTML = html;
	for (const next of [...holder.content.children]) {
		const now = document.getElementById(next.id);
		if (now === null) continue;
		const text = next.outerHTML;
		if (written.get(next.id) === text && now !== own) continue;
		written.set(next.id, text);
		if (now !== own && isBusy(now)) waiting.set(next.id, next);
		else swap(now, next);
	}
	announce(document.getElementById("watch").dataset.say);
}

function swap(now, next) {
	waiting.delete(next.id);
	const hasFocus = now.contains(document.activeElement);
	const open = [...now.querySelectorAll("details")].map((one) => one.open && !one.matches(".edit"));
	now.replaceWith(next);
	[...next.querySelectorAll("details")].forEach((one, index) => {
		if (open[index]) one.open = true;
	});
	ready(next);
	if (hasFocus) next.querySelector("summary, a, button")?.focus({ preventScroll: true });
}

/** Forms that only a script can keep from being loaded away. */
function ready(part) {
	for (const one of part.querySelectorAll("[data-scripted]")) one.hidden = false;
}

// --- Words that are typed

/** What is kept of a row, or null. Storage may be full, or closed to us. */
function kept(row) {
	try {
		return localStorage.getItem(KEPT + row);
	} catch {
		return null;
	}
}

function keep(row, text) {
	try {
		if (text === null) localStorage.removeItem(KEPT + row);
		else localStorage.setItem(KEPT + row, text);
	} catch {}
}

function withoutToken(data) {
	const own = new URLSearchParams(data);
	own.delete("csrf");
	return own.toString();
}

/** What is kept of a form. Of two wordings it stays the one that was typed over the older, until somebody decides. */
function keepForm(form) {
	const data = textOf(form);
	if (form.dataset.older !== undefined) data.set("was", form.dataset.older);
	keep(form.elements.row.value, withoutToken(data));
}

const timers = new Map();
const tries = new Map();

function later(form, ms) {
	const row = form.elements.row.value;
	clearTimeout(timers.get(row));
	timers.set(
		row,
		setTimeout(() => {
			const now = document.querySelector(`.row-form[data-row="${row}"] form`);
			if (now) send(now);
		}, ms),
	);
}

/** Sends a row's words. @param isDone whether the form is to close when they were taken. */
async function send(form, isDone = false) {
	const row = form.elements.row.value;
	clearTimeout(timers.get(row));
	if (form.dataset.busy !== undefined) {
		form.dataset.again = isDone ? "done" : "";
		return;
	}
	const data = textOf(form);
	const sent = withoutToken(data);
	keep(row, sent);
	form.dataset.busy = "";
	tell(form, "Saving");
	let answer;
	let html = "";
	try {
		answer = await fetch(form.action, { method: "POST", body: data, headers: { "X-Requested-With": "desk" } });
		html = await answer.text();
	} catch {
		answer = undefined;
	}
	delete form.dataset.busy;
	if (answer === undefined || answer.status === 429 || answer.status >= 500) return notYet(form, answer !== undefined);
	if (answer.redirected || !html.includes("data-part")) return tell(form, "SignedOut");
	tries.delete(row);
	const isSame = withoutToken(textOf(form)) === sent;
	if (answer.status === 200) taken(form, html, { isDone, isSame });
	else told(form, html);
}

function notYet(form, isReached) {
	const row = form.elements.row.value;
	const count = (tries.get(row) ?? 0) + 1;
	tries.set(row, count);
	tell(form, isReached ? "Failed" : "Offline");
	later(form, Math.min(1000 * 2 ** count, 30_000));
}

/** The words stand: the form goes on from the wording that there is now. */
function taken(form, html, { isDone, isSame }) {
	const row = form.elements.row.value;
	const part = rowOf(form);
	if (isSame) keep(row, null);
	const again = form.dataset.again;
	delete form.dataset.again;
	const holder = document.createElement("template");
	holder.innerHTML = html;
	const next = holder.content.getElementById(part.id);
	form.elements.was.value = formOf(next).elements.was.value;
	if (!isSame || again !== undefined) {
		place(html);
		keepForm(form);
		return send(form, isDone || again === "done");
	}
	place(html, isDone ? part : undefined);
	tell(form, "Saved");
}

/** Refused, or changed elsewhere: the server's row says why, and what is typed stays in its form. */
function told(form, html) {
	const part = rowOf(form);
	const typed = textOf(form);
	const { id, selectionStart, selectionEnd } = document.activeElement ?? {};
	const wasTyping = form.contains(document.activeElement);
	place(html, part);
	const row = document.getElementById(part.id);
	const next = formOf(row);
	row.dataset.told = "";
	fill(next, typed, ["csrf", "row", "was"]);
	if (row.classList.contains("is-conflict")) next.dataset.older = form.dataset.older ?? typed.get("was");
	const field = wasTyping ? (id ? document.getElementById(id) : next.querySelector("button")) : null;
	field?.focus({ preventScroll: true });
	if (field?.setSelectionRange && selectionStart != null) field.setSelectionRange(selectionStart, selectionEnd);
}

function fill(form, data, but) {
	for (const [name, value] of data) {
		if (but.includes(name)) continue;
		let field = form.elements[name];
		if (!field) {
			field = document.createElement("input");
			field.type = "hidden";
			field.name = name;
			form.append(field);
		}
		field.value = value;
	}
}

desk.addEventListener("input", ({ target }) => {
	const form = target.closest(".row-form form");
	if (form === null) return;
	keepForm(form);
	// Two wordings stand against each other: whoever typed decides by a press.
	if (rowOf(form).classList.contains("is-conflict")) return;
	// Reading a competitor's website is done when it is asked for.
	if (form.elements.row.value === "competitor") return;
	tell(form, null);
	later(form, TYPING_MS);
});

desk.addEventListener("submit", async (event) => {
	const form = event.target;
	if (form.closest(".row-form")) {
		event.preventDefault();
		return send(form, true);
	}
	if (!form.matches(".presses")) return;
	event.preventDefault();
	const data = textOf(form);
	data.append("press", event.submitter.value);
	for (const button of form.querySelectorAll("button")) button.disabled = true;
	const part = rowOf(form);
	part.classList.add("is-under-way");
	try {
		const answer = await fetch(form.action, { method: "POST", body: data, headers: { "X-Requested-With": "desk" } });
		const html = await answer.text();
		if (answer.redirected || !html.includes("data-part")) throw new Error(String(answer.status));
		place(html, part);
		poll();
	} catch {
		// As without a script: the answer is a page.
		fill(form, [["press", event.submitter.value]], []);
		form.submit();
	}
});

// A link to what is missing opens its form; what is kept against another wording can be let go of.
desk.addEventListener("click", (event) => {
	const link = event.target.closest("[data-edit], [data-forget]");
	if (link === null) return;
	const { edit, forget } = link.dataset;
	const row = document.getElementById(`field-${edit ?? forget}`);
	if (forget !== undefined) {
		keep(forget, null);
		event.preventDefault();
		location.assign(`${page}#${row.id}`);
		location.reload();
		return;
	}
	const details = row?.querySelector("details.edit");
	if (!details) return;
	event.preventDefault();
	details.open = true;
	row.scrollIntoView({ block: "center" });
	details.querySelector("input:not([type=hidden]), textarea, select").focus({ preventScroll: true });
});

// Closed again: what came for it meanwhile takes its place.
desk.addEventListener(
	"toggle",
	({ target }) => {
		const part = target.closest("[data-part]");
		const next = part && waiting.get(part.id);
		if (!target.open && next && !isBusy(part) && kept(formOf(part)?.elements.row.value) === null) swap(part, next);
	},
	true,
);

addEventListener("online", () => {
	for (const [row] of tries) {
		const form = document.querySelector(`.row-form[data-row="${row}"] form`);
		if (form) send(form);
	}
});

document.addEventListener("visibilitychange", () => {
	if (!document.hidden) return poll();
	for (const form of desk.querySelectorAll("details.edit[open] .row-form form")) {
		const row = form.elements.row.value;
		const isMine = row !== "competitor" && !rowOf(form).classList.contains("is-conflict");
		if (isMine && kept(row) !== null) send(form);
	}
});

// --- While the website is read

let polls = 0;
let waitMs = 1000;
let isPolling = false;

async function poll() {
	if (isPolling || document.hidden) return;
	isPolling = true;
	while (desk.querySelector("[data-poll]") && !document.hidden) {
		if (polls++ >= POLLS_MAX) {
			announce(say("Stopped"));
			break;
		}
		await new Promise((resolve) => setTimeout(resolve, waitMs));
		try {
			const { seen } = document.getElementById("watch").dataset;
			const answer = await fetch(`${page}/live?seen=${seen}`, { headers: { "X-Requested-With": "desk" } });
			if (answer.redirected) break;
			if (answer.status === 200) place(await answer.text());
			waitMs = answer.status === 200 ? 1000 : Math.min(waitMs * 1.3, 8000);
		} catch {
			waitMs = Math.min(waitMs * 2, 30_000);
		}
	}
	isPolling = false;
}

// --- From the start

ready(desk);
for (const form of desk.querySelectorAll(".row-form form")) {
	const row = form.elements.row.value;
	const text = kept(row);
	if (text === null) continue;
	const data = new URLSearchParams(text);
	fill(form, data, ["row"]);
	form.closest("details").open = true;
	tell(form, "Kept");
	if (row !== "competitor") later(form, 100);
}
poll();
