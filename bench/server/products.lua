-- For wrk: each request has its own `t`, as each visitor's has. `ASKED` names the path, `MOST` the number of requests. Prints JSON.
local asked_for = os.getenv('ASKED') or ''
local path = asked_for ~= '' and asked_for or '/wp-json/product-selector/v2/products'
local first = tonumber(os.getenv('FIRST_T'))
local most = tonumber(os.getenv('MOST')) or math.huge
local thread

asked = 0

setup = function(only)
  thread = only
end

request = function()
  asked = asked + 1
  if asked >= most then wrk.thread:stop() end
  return wrk.format('GET', path .. '?t=' .. first + asked)
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"asked":%d,"microseconds":%d,"failed":%d,"p99":%d}\n',
    summary.requests, thread:get('asked'), summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(99)
  ))
end
