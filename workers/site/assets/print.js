// Shows buttons that print the page: without this, the browser's own menu does.
for (const button of document.querySelectorAll("[data-print]")) {
	button.hidden = false;
	button.addEventListener("click", () => print());
}
