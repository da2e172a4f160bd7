// Without a network no form is sent: the browser's error page would take the place of what was typed. That is said beside
// its button. Pages work without this.
function unsent(form, button = form.querySelector("button")) {
	document.querySelector(".unsent")?.remove();
	const said = document.createElement("p");
	said.className = "unsent";
	said.setAttribute("role", "alert");
	said.textContent = document.body.dataset.unsent;
	if (button === null) form.append(said);
	else button.after(said);
}
let isReached = false;
const PATIENCE_MS = 15_000;
// Before the scripts of a page: what is stopped here they leave alone. What a browser says of its network is not enough: a
// machine that serves this site itself has none, and one that is connected may reach nothing. So the site is asked before
// what can be lost is sent; buttons that a script sends find out themselves.
document.addEventListener("submit", async (event) => {
	document.querySelector(".unsent")?.remove();
	const { target: form, submitter } = event;
	const canBeLost = form.matches("[method=post]:not([data-press])");
	// Older browsers cannot ask.
	if (isReached || event.defaultPrevented || (navigator.onLine && !canBeLost) || !AbortSignal.timeout) return;
	event.preventDefault();
	// A second press is not a second act.
	if (form.ariaBusy) return;
	form.ariaBusy = "true";
	const asked = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) };
	const answer = await fetch("/healthz", asked).catch(() => null);
	form.ariaBusy = null;
	if (answer === null) return unsent(form, submitter ?? undefined);
	isReached = true;
	form.requestSubmit(submitter);
	isReached = false;
});
// Nor is one while the answer is on its way. After all other scripts: what they send, they end. An answer may be a file,
// and the page stays.
addEventListener("submit", ({ target: form, defaultPrevented }) => {
	if (defaultPrevented || !form.matches("[method=post]")) return;
	form.ariaBusy = "true";
	setTimeout(() => {
		form.ariaBusy = null;
	}, PATIENCE_MS);
});
// Gone back to, it can be sent again.
addEventListener("pageshow", () => {
	for (const form of document.forms) form.ariaBusy = null;
});
addEventListener("online", () => document.querySelector(".unsent")?.remove());
