// Sends the call of an operation's page from the reader's browser and shows what came back. The key stays in this tab.
const KEPT = "api-key";
const section = document.querySelector("[data-try]");
const form = section.querySelector("form");
const status = section.querySelector("[data-status]");
const answer = section.querySelector("[data-answer]");
const key = form.querySelector("[data-key]");
const body = form.querySelector("[data-body]");
section.hidden = false;
if (key) key.value = sessionStorage.getItem(KEPT) ?? "";

const inputs = (place) => [...form.querySelectorAll(`[data-in="${place}"]`)].filter(({ value }) => value !== "");

// A call that is pressed twice is one call; another one, after its answer, is another.
const idempotency = form.querySelector('[data-name="Idempotency-Key"]');
const renew = () => {
	if (idempotency) idempotency.value = crypto.randomUUID();
};
renew();

function request() {
	const path = inputs("path").reduce(
		(whole, { dataset, value }) => whole.replace(`{${dataset.name}}`, encodeURIComponent(value)),
		form.dataset.path,
	);
	const query = new URLSearchParams(inputs("query").map(({ dataset, value }) => [dataset.name, value]));
	const headers = Object.fromEntries(inputs("header").map(({ dataset, value }) => [dataset.name, value]));
	if (key) headers.Authorization = `Bearer ${key.value.trim()}`;
	if (body) headers["Content-Type"] = "application/json";
	const address = query.size === 0 ? path : `${path}?${query}`;
	return [address, { method: form.dataset.method, headers, credentials: "omit", ...(body && { body: body.value }) }];
}

form.addEventListener("submit", async (event) => {
	event.preventDefault();
	answer.hidden = true;
	if (body) {
		try {
			JSON.parse(body.value);
		} catch (error) {
			status.textContent = `${status.dataset.badJson} ${error.message}`;
			body.setAttribute("aria-invalid", "true");
			body.focus();
			return;
		}
		body.removeAttribute("aria-invalid");
	}
	if (key) sessionStorage.setItem(KEPT, key.value);
	status.textContent = status.dataset.sending;
	const begun = performance.now();
	try {
		const response = await fetch(...request());
		const text = await response.text();
		const isJson = (response.headers.get("Content-Type") ?? "").includes("json");
		const line = [
			`${response.status} ${response.statusText}`,
			`${Math.round(performance.now() - begun)} ms`,
			response.headers.get("RateLimit"),
		];
		status.textContent = line.filter(Boolean).join(" · ");
		answer.querySelector("code").textContent = isJson && text !== "" ? JSON.stringify(JSON.parse(text), null, 2) : text;
		answer.hidden = text === "";
		renew();
	} catch (error) {
		status.textContent = `${status.dataset.failed} ${error.message}`;
	}
});
