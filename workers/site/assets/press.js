// Sends the forms of vote, follow and save buttons in place: the server answers with the new button, and its number is
// counted on. Without this, or when the server answers with anything else, the form is sent as forms are.
document.addEventListener("submit", async (event) => {
	const form = event.target;
	if (event.defaultPrevented || !form.matches("form[data-press]")) return;
	event.preventDefault();
	const button = form.querySelector("button");
	if (button.disabled) return;
	const wasOn = button.getAttribute("aria-pressed") === "true";
	// Collected first: a disabled button is not part of it, and a second press is not a second act.
	const body = new URLSearchParams(new FormData(form));
	button.disabled = true;
	// On a slow network it shows that it was pressed.
	form.ariaBusy = "true";
	const sent = { method: "POST", body, headers: { "X-Requested-With": "press" } };
	const answer = await fetch(form.action, sent).catch(() => null);
	if (answer === null) {
		button.disabled = false;
		form.ariaBusy = null;
		button.focus();
		return unsent(form);
	}
	try {
		if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
		const box = form.parentElement;
		const holder = document.createElement("template");
		holder.innerHTML = await answer.text();
		const next = holder.content.firstElementChild;
		// Of several forms in one box, the pressed one keeps the focus.
		const place = [...box.querySelectorAll("form")].indexOf(form);
		const pressed = next.querySelectorAll("button")[place] ?? next.querySelector("button");
		const isOn = pressed.getAttribute("aria-pressed") === "true";
		// A vote that does not count says so beside its button.
		const counts = (one) => one.querySelector("small") === null;
		const before = wasOn && counts(box) ? 1 : 0;
		const after = isOn && counts(next) ? 1 : 0;
		const number = box.querySelector("[data-count]");
		if (number) {
			const value = Number(number.dataset.count) + after - before;
			const counted = next.querySelector("[data-count]");
			counted.dataset.count = String(value);
			counted.textContent = value.toLocaleString("en");
			const words = number.nextElementSibling.cloneNode(true);
			words.textContent = value === 1 ? words.dataset.one : words.dataset.many;
			counted.nextElementSibling.replaceWith(words);
		}
		next.className = box.className;
		box.replaceWith(next);
		pressed.focus();
	} catch {
		button.disabled = false;
		form.submit();
	}
});
