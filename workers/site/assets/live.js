// Answers while one types: fetches the page that a form leads to, takes its results and has its count read out. Without
// this the form is sent by its button. Words
// that may be unfinished are said to be so: nobody notes that nothing was found by them. Going back shows what was there before the first change.
const WAIT_MS = 250;
let timer;
let running;
let shown = location.search;
const refresh = async (form) => {
	const given = [...new FormData(form)].filter(([, value]) => value !== "");
	const url = new URL(form.action);
	url.search = new URLSearchParams(given).toString();
	if (url.search === shown) return;
	running?.abort();
	running = new AbortController();
	const { signal } = running;
	const region = document.getElementById(form.dataset.live);
	region.setAttribute("aria-busy", "true");
	try {
		const answer = await fetch(url, { signal, headers: { "Launchweek-Typing": "1" } }).catch(() => null);
		if (answer === null && !signal.aborted) unsent(form);
		if (!answer?.ok) throw new Error(String(answer?.status));
		const next = new DOMParser().parseFromString(await answer.text(), "text/html");
		const said = "[data-live-status]";
		region.replaceChildren(...next.getElementById(region.id).childNodes);
		document.querySelector(said).textContent = next.querySelector(said).textContent;
		if (shown === form.dataset.shown) history.replaceState(null, "", url);
		else history.pushState(null, "", url);
		shown = form.dataset.shown = url.search;
	} catch {
		// Overtaken by a later change, refused, or without a network: what is shown stays, and the form's button still works.
	}
	if (!signal.aborted) region.removeAttribute("aria-busy");
};
const soon = ({ type, target }) => {
	if (!target.form?.dataset.live) return;
	clearTimeout(timer);
	timer = setTimeout(refresh, type === "change" ? 0 : WAIT_MS, target.form);
};
document.addEventListener("input", soon);
document.addEventListener("change", soon);
addEventListener("popstate", () => {
	if (location.search !== shown) location.reload();
});
