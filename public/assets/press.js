// Sends the forms of vote, follow and save buttons in place: the server answers with the new button, and the number beside
// it follows. Without this, or when anything goes wrong, the form is sent as forms are.
document.addEventListener("submit", async (event) => {
	const form = event.target;
	if (!form.matches("form[data-press]")) return;
	event.preventDefault();
	const button = form.querySelector("button");
	if (button.disabled) return;
	const wasOn = button.getAttribute("aria-pressed") === "true";
	// Collected first: a disabled button is not part of it, and a second press is not a second act.
	const body = new URLSearchParams(new FormData(form));
	button.disabled = true;
	try {
		const answer = await fetch(form.action, { method: "POST", body, headers: { "X-Requested-With": "press" } });
		if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
		const box = form.parentElement;
		const holder = document.createElement("template");
		holder.innerHTML = await answer.text();
		const next = holder.content.firstElementChild;
		// Only votes are counted beside their button. Of several forms in one box, the pressed one keeps the focus.
		const isVote = button.classList.contains("vote");
		const number = isVote && box.closest("[data-counted]")?.querySelector("[data-count]");
		const place = [...box.querySelectorAll("form")].indexOf(form);
		const pressed = next.querySelectorAll("button")[place] ?? next.querySelector("button");
		const isOn = pressed.getAttribute("aria-pressed") === "true";
		const counts = (one) => one.querySelector("small") === null;
		const before = wasOn && counts(box) ? 1 : 0;
		const after = isOn && counts(next) ? 1 : 0;
		box.replaceWith(next);
		pressed.focus();
		if (number) {
			const value = Number(number.dataset.count) + after - before;
			number.dataset.count = String(value);
			number.textContent = value.toLocaleString("en");
			const { one, many } = number.nextElementSibling.dataset;
			number.nextElementSibling.textContent = value === 1 ? one : many;
		}
	} catch {
		button.disabled = false;
		form.submit();
	}
});
