// Without a network no form is sent: the browser's error page would take the place of what was typed. That it was not
// sent is said beside its button. Pages work without this.
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
// Before the scripts of a page: what is stopped here they leave alone. Browsers also take a machine for cut off that has no
// network but itself, as one that runs this site alone, or none that they know of: so the site is asked first.
document.addEventListener("submit", async (event) => {
	document.querySelector(".unsent")?.remove();
	if (navigator.onLine || isReached || event.defaultPrevented) return;
	event.preventDefault();
	const { target: form, submitter } = event;
	const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
	if (answer === null) return unsent(form, submitter ?? undefined);
	isReached = true;
	form.requestSubmit(submitter);
	isReached = false;
});
addEventListener("online", () => document.querySelector(".unsent")?.remove());
