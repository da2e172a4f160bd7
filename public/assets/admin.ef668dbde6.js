// Keys of the site team's pages, and one box that chooses all rows. Everything works without this, by links and forms.
const items = () => [...document.querySelectorAll("a[data-item]")];

/** Steps from item to item; the one that is open counts as where somebody is. */
function step(by) {
	const all = items();
	const here = all.indexOf(document.activeElement);
	const from = here >= 0 ? here : all.findIndex((item) => item.hasAttribute("aria-current"));
	all[Math.min(all.length - 1, Math.max(0, from + by))]?.focus();
}

document.addEventListener("keydown", (event) => {
	if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
	if (event.target.closest("input, textarea, select, [contenteditable]")) return;
	const key = event.key.toLowerCase();
	if (key === "j") step(1);
	else if (key === "k") step(-1);
	else if (key === "r") {
		const button = document.querySelector("button[data-refuse]");
		// Held down it would refuse one after the other; on a phone what is open may not be on view.
		if (event.repeat || !button?.checkVisibility()) return;
		const at = document.activeElement.closest("a[data-item]:not([aria-current])");
		// Somebody stands on another item than the one whose decision is on view: they look at it first.
		if (at !== null) return at.click();
		// As a press: the browser asks for what is still missing.
		button.form.requestSubmit(button);
	} else return;
	event.preventDefault();
});

for (const label of document.querySelectorAll("[data-choose-all]")) {
	label.hidden = false;
	const all = label.querySelector("input");
	const rows = () => [...label.closest("table").querySelectorAll("tbody .choose input")];
	all.addEventListener("change", () => {
		for (const box of rows()) box.checked = all.checked;
	});
	label.closest("table").addEventListener("change", () => {
		const chosen = rows().filter((box) => box.checked).length;
		all.checked = chosen > 0 && chosen === rows().length;
		all.indeterminate = chosen > 0 && chosen < rows().length;
	});
}

// A picture goes where the cursor of its text was, once somebody has stood in it.
for (const caret of document.querySelectorAll("input[data-caret]")) {
	const text = caret.form.elements[caret.dataset.caret];
	text.addEventListener("blur", () => {
		caret.value = text.selectionStart;
	});
}
