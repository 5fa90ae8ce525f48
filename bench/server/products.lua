-- For wrk: each request asks for the products, or for what `ASKED` names, with a `t` of its own, as each visitor does, until
-- `MOST` have been asked if that is given; the figures go out as JSON.
local path = os.getenv('ASKED') or '/wp-json/product-selector/v2/products'
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
    '{"requests":%d,"asked":%d,"microseconds":%d,"bytes":%d,"failed":%d,"p50":%d,"p99":%d}\n',
    summary.requests, thread:get('asked'), summary.duration, summary.bytes,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
