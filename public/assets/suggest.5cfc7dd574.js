// Suggests while one types in a search field: a combobox with a list below it (WAI-ARIA Authoring Practices, "editable
// combobox with list autocomplete"). Without this the field is a field, and its form is sent by its button.
// A block: scripts of a page share their names.
{
	const WAIT_MS = 150;
	const MIN_LETTERS = 2;
	const known = new Map();
	let field;
	let list;
	let active = -1;
	let timer;
	let running;
	const options = () => [...(list?.children ?? [])];
	const close = () => {
		clearTimeout(timer);
		running?.abort();
		list?.remove();
		list = undefined;
		active = -1;
		field?.setAttribute("aria-expanded", "false");
		field?.removeAttribute("aria-activedescendant");
		field?.removeAttribute("aria-controls");
	};
	const mark = (index) => {
		active = index;
		for (const [at, option] of options().entries()) option.setAttribute("aria-selected", String(at === active));
		const option = options()[active];
		if (option === undefined) return field.removeAttribute("aria-activedescendant");
		field.setAttribute("aria-activedescendant", option.id);
		option.scrollIntoView({ block: "nearest" });
	};
	const show = (suggestions) => {
		close();
		if (suggestions.length === 0 || document.activeElement !== field) return;
		list = document.createElement("ul");
		list.id = "suggestions";
		list.className = "suggestions";
		list.setAttribute("role", "listbox");
		list.setAttribute("aria-label", field.dataset.suggest);
		list.append(
			...suggestions.map(({ kind, text, href }, index) => {
				const option = document.createElement("li");
				option.id = `suggestion-${index}`;
				option.setAttribute("role", "option");
				option.dataset.text = text;
				if (href !== undefined) option.dataset.href = href;
				option.setAttribute("aria-selected", "false");
				const said = document.createElement("bdi");
				said.textContent = text;
				const what = document.createElement("span");
				what.textContent = kind;
				option.append(said, " ", what);
				return option;
			}),
		);
		// The nearest box that things are placed in is the form's.
		field.form.append(list);
		list.style.top = `${field.offsetTop + field.offsetHeight + 4}px`;
		list.style.left = `${field.offsetLeft}px`;
		list.style.minWidth = `${field.offsetWidth}px`;
		field.setAttribute("aria-controls", list.id);
		field.setAttribute("aria-expanded", "true");
	};
	const ask = async (typed) => {
		running?.abort();
		running = new AbortController();
		try {
			if (!known.has(typed)) {
				const answer = await fetch(`/suggest?${new URLSearchParams({ q: typed })}`, { signal: running.signal });
				if (!answer.ok) return;
				known.set(typed, (await answer.json()).suggestions);
			}
			if (field.value.trimStart() === typed) show(known.get(typed));
		} catch {
			// Overtaken by the next letter, or without a network: nothing is suggested.
		}
	};
	const choose = (option) => {
		const { href, text } = option.dataset;
		close();
		if (href !== undefined) return location.assign(href);
		// With whatever else the form says.
		field.value = text;
		field.form.requestSubmit();
	};
	document.addEventListener("focusin", ({ target }) => {
		if (target.dataset?.suggest === undefined || target.hasAttribute("aria-expanded")) return;
		target.setAttribute("role", "combobox");
		target.setAttribute("autocomplete", "off");
		target.setAttribute("aria-autocomplete", "list");
		target.setAttribute("aria-expanded", "false");
	});
	document.addEventListener("focusout", ({ target }) => {
		if (target === field) close();
	});
	const onTyped = (target) => {
		if (target.dataset?.suggest === undefined) return;
		close();
		field = target;
		const typed = field.value.trimStart();
		if (typed.length >= MIN_LETTERS) timer = setTimeout(ask, WAIT_MS, typed);
	};
	document.addEventListener("input", ({ target, isComposing }) => {
		if (!isComposing) onTyped(target);
	});
	// Where several keys make one letter, some browsers tell of no input once it stands.
	document.addEventListener("compositionend", ({ target }) => onTyped(target));
	document.addEventListener("keydown", (event) => {
		if (event.target !== field || event.isComposing) return;
		const { length } = options();
		if (event.key === "ArrowDown" && length === 0) ask(field.value.trimStart());
		else if (length === 0) return;
		// Past either end stands the field itself.
		else if (event.key === "ArrowDown") mark(active + 1 < length ? active + 1 : -1);
		else if (event.key === "ArrowUp") mark(active < 0 ? length - 1 : active - 1);
		else if (event.key === "Tab") return close();
		// The field is emptied by the next one.
		else if (event.key === "Escape") close();
		else if (event.key === "Enter" && active >= 0) choose(options()[active]);
		else return;
		event.preventDefault();
	});
	// Before the field loses the focus, and with it the list.
	document.addEventListener("pointerdown", (event) => {
		const option = event.target.closest?.(".suggestions > li");
		if (option !== null && option !== undefined && event.button === 0) event.preventDefault();
	});
	document.addEventListener("click", ({ target }) => {
		const option = target.closest?.(".suggestions > li");
		if (option !== null && option !== undefined) choose(option);
	});
	addEventListener("pagehide", close);
}
