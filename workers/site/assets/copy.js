// Gives each block of text that is there to be copied a button for it. Pages work without this.
for (const block of document.querySelectorAll("pre[data-copy]")) {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "copy";
	const label = block.dataset.copy;
	const say = (text) => {
		button.textContent = text;
	};
	if (label) button.setAttribute("aria-label", `Copy: ${label}`);
	say("Copy");
	button.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(block.querySelector("code").textContent);
			say("Copied");
		} catch {
			getSelection().selectAllChildren(block.querySelector("code"));
			say("Press Ctrl+C");
		}
		setTimeout(() => say("Copy"), 2000);
	});
	const frame = document.createElement("div");
	frame.className = "copy-frame";
	block.replaceWith(frame);
	frame.append(block, button);
}
