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
// Before the scripts of a page: what is stopped here they leave alone.
document.addEventListener("submit", (event) => {
	document.querySelector(".unsent")?.remove();
	if (navigator.onLine || event.defaultPrevented) return;
	event.preventDefault();
	unsent(event.target, event.submitter ?? undefined);
});
addEventListener("online", () => document.querySelector(".unsent")?.remove());
