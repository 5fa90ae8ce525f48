-- For wrk: each request asks for the products, or for what `ASKED` names, with a `t` of its own, as each visitor does; the
-- figures go out as JSON.
local path = os.getenv('ASKED') or '/wp-json/product-selector/v2/products'
local t = tonumber(os.getenv('FIRST_T'))

request = function()
  t = t + 1
  return wrk.format('GET', path .. '?t=' .. t)
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"bytes":%d,"failed":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
