// A slash leads to the search field, as its key cap says.
document.addEventListener("keydown", (event) => {
	if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
	if (event.target.closest("input, textarea, select, [contenteditable]")) return;
	const field = document.querySelector(".find input");
	if (field === null || field.offsetParent === null) return;
	event.preventDefault();
	field.focus();
});
